import { textOfVerse, verseOfText } from "../families/by-number.ts";
import { meaningSide } from "../families/verse-sides.ts";
import { earliest } from "../families/earliest.ts";
import { orderOfFour } from "../families/order-of-four.ts";
import { oneInReading } from "../families/one-in-reading.ts";
import { oneOutsideReading } from "../families/one-outside-reading.ts";

/** A verse is named by its number; what does it mean? */
export const meaningOfVerse = textOfVerse({
  kind: "meaning-of-verse",
  side: meaningSide,
  ask: (verse) => ({
    en: `What is the meaning of ${verse.en}?`,
    bn: `নিচের কোনটি ${verse.bn}ের অর্থ?`,
  }),
  explain: (cited, others) => ({
    en: `This is the meaning of ${cited.en}. The other three are the meanings of ${others.en}.`,
    bn: `এটি ${cited.bn}-এর অর্থ। বাকি তিনটি ${others.bn}-এর অর্থ।`,
  }),
});

/** A meaning is shown; which verse has it? */
export const verseOfMeaning = verseOfText({
  kind: "verse-of-meaning",
  side: meaningSide,
  question: { en: "Which verse has this meaning?", bn: "এটি কোন আয়াতের অর্থ?" },
  explain: (cited) => ({
    en: `This is the meaning of ${cited.en}; the other verses say something else.`,
    bn: `এটি ${cited.bn}-এর অর্থ; অন্য আয়াতগুলোর অর্থ আলাদা।`,
  }),
});

/** Four meanings from the day's reading; which comes first? */
export const earliestMeaning = earliest({
  kind: "earliest-meaning",
  side: meaningSide,
  question: {
    en: "Which of these meanings comes first in this day's reading?",
    bn: "এই দিনের পাঠে নিচের কোন অর্থের আয়াতটি সবচেয়ে আগে এসেছে?",
  },
});

/** Four meanings from the day's reading; in which order does it have them? */
export const orderOfMeanings = orderOfFour({
  kind: "order-of-meanings",
  side: meaningSide,
  question: {
    en: "In which order do these four meanings come in this day's reading, from first to last?",
    bn: "এই দিনের পাঠে এই চারটি অর্থের আয়াতগুলো প্রথম থেকে শেষ পর্যন্ত কোন ক্রমে এসেছে?",
  },
  passageOf: ({ option }) => ({ text: option.text }),
});

/** Four meanings; which is of a verse in the day's reading? */
export const meaningInReading = oneInReading({
  kind: "meaning-in-reading",
  side: meaningSide,
  question: {
    en: "Which of these is the meaning of a verse in this day's reading?",
    bn: "নিচের কোনটি এই দিনের পাঠের একটি আয়াতের অর্থ?",
  },
  explain: (cited, others) => ({
    en: `This is the meaning of ${cited.en}. The other three are the meanings of ${others.en}, outside this day's reading.`,
    bn: `এটি ${cited.bn}-এর অর্থ। বাকি তিনটি ${others.bn}-এর অর্থ; ওই আয়াতগুলো এই দিনের পাঠের বাইরে।`,
  }),
});

/** Four meanings; which is of no verse in the day's reading? */
export const meaningOutsideReading = oneOutsideReading({
  kind: "meaning-outside-reading",
  side: meaningSide,
  question: {
    en: "Which of these is not the meaning of a verse in this day's reading?",
    bn: "নিচের কোনটি এই দিনের পাঠের কোনো আয়াতের অর্থ নয়?",
  },
  explain: (cited, others) => ({
    en: `This is the meaning of ${cited.en}, outside this day's reading. The other three are the meanings of ${others.en}, which are in it.`,
    bn: `এটি ${cited.bn}-এর অর্থ, যা এই দিনের পাঠের বাইরে। বাকি তিনটি ${others.bn}-এর অর্থ; ওই আয়াতগুলো এই পাঠে আছে।`,
  }),
});
