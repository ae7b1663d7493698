/** Reporting a mistake. */
export const report = {
  open: "Report a mistake",
  notLoaded: "This could not be loaded. Check your network and try again.",
  which: "Where is the mistake?",
  label:
    "{kind, select, verse {Arabic text} english {English translation} bengali {Bengali translation} transliteration {Transliteration} tafseer {Tafseer} question {This question} other {This word}}",
  shown: "The text",
  what: "What is wrong?",
  notSent: "Your report could not be sent. It is kept here: check your network and send it again.",
  cancel: "Cancel",
  send: "Send",
  sending: "Sending...",
  thanks: "<thanks>Thank you.</thanks> Your report is number {number, number}.",
  whatNext:
    "The people who run this site will compare the text with its source. If it is a mistake, it is corrected for everyone. Nothing about you was kept, so nobody can write back to you.",
  whatNextOfOwn:
    "Your group’s admins see it, without your name. Nothing about you was kept, so nobody can write back to you.",
  done: "Done",
} as const;
