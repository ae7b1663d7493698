import { earliest } from "../families/earliest.ts";
import { meaningFace } from "../families/faces.ts";

/** Four meanings from the day's reading; which comes first? */
export const earliestMeaning = earliest({
  kind: "earliest-meaning",
  face: meaningFace,
  question: {
    en: "Which of these meanings comes first in this day's reading?",
    bn: "এই দিনের পাঠে নিচের কোন অর্থটি সবার আগে এসেছে?",
  },
});
