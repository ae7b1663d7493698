/** What can be done with a verse. */
export const verse = {
  more: "Verse {verse}: bookmark, copy or report",
  title: "Verse {verse}",
  reportTitle: "Report a mistake in {verse}",
  report: "Report a mistake",
  copyArabic: "Copy Arabic",
  copyOnlyEnglish: "Copy English",
  copyOnlyBengali: "Copy Bengali",
  copyEnglish: "Copy Arabic and English",
  copyBengali: "Copy Arabic and Bengali",
  copyLink: "Copy link",
  share: "Share",
  picture: "Download picture",
  linkCopied: "The link is copied.",
  copied: "Copied.",
  notCopied: "Your browser did not allow copying.",
  failed: "This could not be loaded. Check your network and open the page again.",
} as const;
