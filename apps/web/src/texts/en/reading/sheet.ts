/** What can be done with a verse: loaded with the sheet that does it. */
export const sheet = {
  play: "Play from here",
  commentary: "Commentary",
  copy: "Copy as shown",
  more: "More",
  reportTitle: "Report a mistake in {verse}",
  report: "Report a mistake",
  copyArabic: "Copy Arabic",
  "copy.eng": "Copy English",
  "copy.ban": "Copy Bengali",
  copyPronunciation: "Copy pronunciation",
  copyLink: "Copy link",
  share: "Share",
  picture: "Download picture",
  copied: "Copied.",
  notCopied: "Your browser did not allow copying.",
} as const;
