import { earliest } from "../families/earliest.ts";
import { meaningSide } from "../families/verse-sides.ts";

/** Four meanings from the day's reading; which comes first? */
export const earliestMeaning = earliest({
  kind: "earliest-meaning",
  side: meaningSide,
  question: {
    en: "Which of these meanings comes first in this day's reading?",
    bn: "এই দিনের পাঠে নিচের কোন অর্থের আয়াতটি সবচেয়ে আগে এসেছে?",
  },
});
