import { earliest } from "../families/earliest.ts";
import { verseSide } from "../families/verse-sides.ts";

/** Four verses of the day's reading; which comes first? */
export const earliestVerse = earliest({
  kind: "earliest-verse",
  side: verseSide,
  question: {
    en: "Which of these verses comes first in this day's reading?",
    bn: "এই দিনের পাঠে নিচের কোন আয়াতটি সবচেয়ে আগে এসেছে?",
  },
});
