/** What can be done with a verse: loaded with the sheet that does it. */
export const sheet = {
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
} as const;
