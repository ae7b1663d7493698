import { edgeOfReading } from "../families/edge-of-reading.ts";
import { earliest } from "../families/earliest.ts";
import { verseSide } from "../families/verse-sides.ts";
import { neighbour } from "../families/neighbour.ts";
import { orderOfFour } from "../families/order-of-four.ts";
import { oneInReading } from "../families/one-in-reading.ts";
import { oneOutsideReading } from "../families/one-outside-reading.ts";

/** With which verse does the day's reading begin? */
export const firstVerse = edgeOfReading({
  kind: "first-verse",
  edge: "first",
  question: {
    en: "With which of these verses does this day's reading begin?",
    bn: "এই দিনের পাঠ নিচের কোন আয়াত দিয়ে শুরু হয়েছে?",
  },
  explain: (cited, others) => ({
    en: `This day's reading begins with ${cited.en}. The other three, ${others.en}, come later in it.`,
    bn: `এই দিনের পাঠ শুরু হয়েছে ${cited.bn} দিয়ে। বাকি তিনটি (${others.bn}) এসেছে এর পরে।`,
  }),
});

/** With which verse does the day's reading end? */
export const lastVerse = edgeOfReading({
  kind: "last-verse",
  edge: "last",
  question: {
    en: "With which of these verses does this day's reading end?",
    bn: "এই দিনের পাঠ নিচের কোন আয়াত দিয়ে শেষ হয়েছে?",
  },
  explain: (cited, others) => ({
    en: `This day's reading ends with ${cited.en}. The other three, ${others.en}, come earlier in it.`,
    bn: `এই দিনের পাঠ শেষ হয়েছে ${cited.bn} দিয়ে। বাকি তিনটি (${others.bn}) এসেছে এর আগে।`,
  }),
});

/** Four verses of the day's reading; which comes first? */
export const earliestVerse = earliest({
  kind: "earliest-verse",
  side: verseSide,
  question: {
    en: "Which of these verses comes first in this day's reading?",
    bn: "এই দিনের পাঠে নিচের কোন আয়াতটি সবচেয়ে আগে এসেছে?",
  },
});

/** A verse is shown; which verse follows it? */
export const nextVerse = neighbour({
  kind: "next-verse",
  side: verseSide,
  step: 1,
  question: {
    en: "Which verse comes right after this one?",
    bn: "এই আয়াতের ঠিক পরে কোন আয়াতটি এসেছে?",
  },
  explain: (cited, shown, others) => ({
    en: `${cited.en} comes right after ${shown.en}. The other three are ${others.en}.`,
    bn: `${shown.bn}-এর ঠিক পরে এসেছে ${cited.bn}। বাকি তিনটি হলো ${others.bn}।`,
  }),
});

/** A verse is shown; which verse comes before it? */
export const previousVerse = neighbour({
  kind: "previous-verse",
  side: verseSide,
  step: -1,
  question: {
    en: "Which verse comes right before this one?",
    bn: "এই আয়াতের ঠিক আগে কোন আয়াতটি এসেছে?",
  },
  explain: (cited, shown, others) => ({
    en: `${cited.en} comes right before ${shown.en}. The other three are ${others.en}.`,
    bn: `${shown.bn}-এর ঠিক আগে এসেছে ${cited.bn}। বাকি তিনটি হলো ${others.bn}।`,
  }),
});

/** Four verses of the day's reading; in which order does it have them? */
export const orderOfVerses = orderOfFour({
  kind: "order-of-verses",
  side: verseSide,
  question: {
    en: "In which order do these four verses come in this day's reading, from first to last?",
    bn: "এই দিনের পাঠে এই চারটি আয়াত প্রথম থেকে শেষ পর্যন্ত কোন ক্রমে এসেছে?",
  },
  passageOf: ({ verse }) => ({
    arabic: verse.arabic,
    text: { en: verse.translation, bn: verse.bengaliTranslation },
  }),
});

/** Four verses; which is in the day's reading? */
export const verseInReading = oneInReading({
  kind: "verse-in-reading",
  side: verseSide,
  question: {
    en: "Which of these verses is in this day's reading?",
    bn: "নিচের কোন আয়াতটি এই দিনের পাঠে আছে?",
  },
  explain: (cited, others) => ({
    en: `This is ${cited.en}. The other three are ${others.en}, outside this day's reading.`,
    bn: `এটি ${cited.bn}। বাকি তিনটি (${others.bn}) এই দিনের পাঠের বাইরে।`,
  }),
});

/** Four verses; which is not in the day's reading? */
export const verseOutsideReading = oneOutsideReading({
  kind: "verse-outside-reading",
  side: verseSide,
  question: {
    en: "Which of these verses is not in this day's reading?",
    bn: "নিচের কোন আয়াতটি এই দিনের পাঠে নেই?",
  },
  explain: (cited, others) => ({
    en: `This is ${cited.en}, outside this day's reading. The other three, ${others.en}, are in it.`,
    bn: `এটি ${cited.bn}, এই দিনের পাঠের বাইরে। বাকি তিনটি (${others.bn}) এই পাঠে আছে।`,
  }),
});
