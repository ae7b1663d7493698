import { READ_SENTENCES } from "./bn-read-sentences.ts";
import { RULES } from "./bn-rules.ts";
import type { QuizLanguage, QuizTexts } from "./quiz-language.ts";

const TEXTS: QuizTexts = {
  digits: "০১২৩৪৫৬৭৮৯",
  and: "ও",
  reference: "সূরা {name} {numbers}",
  ofSurah: bengaliGenitive,
  numberedVerse: "সূরা {ofSurah} {number} নম্বর আয়াত",
  range: "{from} থেকে {to}",
  bothOf: "দুটিই সূরা {first}",
  eachOf: "প্রথমটি সূরা {first}, দ্বিতীয়টি সূরা {second}",
  questions: {
    "next-verse": "এই আয়াতের ঠিক পরে কোন আয়াতটি এসেছে?",
    "previous-verse": "এই আয়াতের ঠিক আগে কোন আয়াতটি এসেছে?",
    "first-verse": "এই দিনের পাঠ নিচের কোন আয়াত দিয়ে শুরু হয়েছে?",
    "last-verse": "এই দিনের পাঠ নিচের কোন আয়াত দিয়ে শেষ হয়েছে?",
    "verse-in-reading": "নিচের কোন আয়াতটি এই দিনের পাঠে আছে?",
    "verse-outside-reading": "নিচের কোন আয়াতটি এই দিনের পাঠে নেই?",
    "earliest-verse": "এই দিনের পাঠে নিচের কোন আয়াতটি সবচেয়ে আগে এসেছে?",
    "order-of-verses": "এই দিনের পাঠে এই চারটি আয়াত প্রথম থেকে শেষ পর্যন্ত কোন ক্রমে এসেছে?",
    "which-surah": "এই দুটি আয়াতের কোনটি কোন সূরার?",
    "place-in-reading": "এই আয়াতটি এই দিনের পাঠের কোন অংশে আছে?",
    "meaning-of-verse": "নিচের কোনটি {verse}ের অর্থ?",
    "verse-of-meaning": "এটি কোন আয়াতের অর্থ?",
    "meaning-in-reading": "নিচের কোনটি এই দিনের পাঠের একটি আয়াতের অর্থ?",
    "meaning-outside-reading": "নিচের কোনটি এই দিনের পাঠের কোনো আয়াতের অর্থ নয়?",
    "earliest-meaning": "এই দিনের পাঠে নিচের কোন অর্থের আয়াতটি সবচেয়ে আগে এসেছে?",
    "order-of-meanings": "এই দিনের পাঠে এই চারটি অর্থের আয়াতগুলো প্রথম থেকে শেষ পর্যন্ত কোন ক্রমে এসেছে?",
    "verse-of-commentary": "তাফসীরের এই কথাটি নিচের কোন আয়াতের ব্যাখ্যায় এসেছে?",
    "commentary-in-reading": "নিচের কোন কথাটি এই দিনের পাঠের তাফসীরে আছে?",
  },
  explanations: {
    "next-verse": "{shown}-এর ঠিক পরে এসেছে {cited}। বাকি তিনটি হলো {others}।",
    "previous-verse": "{shown}-এর ঠিক আগে এসেছে {cited}। বাকি তিনটি হলো {others}।",
    "first-verse": "এই দিনের পাঠ শুরু হয়েছে {cited} দিয়ে। বাকি তিনটি ({others}) এসেছে এর পরে।",
    "last-verse": "এই দিনের পাঠ শেষ হয়েছে {cited} দিয়ে। বাকি তিনটি ({others}) এসেছে এর আগে।",
    "verse-in-reading": "এটি {cited}। বাকি তিনটি ({others}) এই দিনের পাঠের বাইরে।",
    "verse-outside-reading": "এটি {cited}, এই দিনের পাঠের বাইরে। বাকি তিনটি ({others}) এই পাঠে আছে।",
    "earliest-verse": "{cited} আগে এসেছে; {others} এসেছে এর পরে।",
    "order-of-verses": "প্রথম থেকে শেষ পর্যন্ত ক্রমটি {order}: {cited}।",
    "which-surah": "আয়াত দুটি যথাক্রমে {cited}।",
    "place-in-reading": "এই আয়াতটি {cited}, তাই এটি {range} অংশে আছে।",
    "meaning-of-verse": "এটি {cited}-এর অর্থ। বাকি তিনটি {others}-এর অর্থ।",
    "verse-of-meaning": "এটি {cited}-এর অর্থ; অন্য আয়াতগুলোর অর্থ আলাদা।",
    "meaning-in-reading":
      "এটি {cited}-এর অর্থ। বাকি তিনটি {others}-এর অর্থ; ওই আয়াতগুলো এই দিনের পাঠের বাইরে।",
    "meaning-outside-reading":
      "এটি {cited}-এর অর্থ, যা এই দিনের পাঠের বাইরে। বাকি তিনটি {others}-এর অর্থ; ওই আয়াতগুলো এই পাঠে আছে।",
    "earliest-meaning": "{cited} আগে এসেছে; {others} এসেছে এর পরে।",
    "order-of-meanings": "প্রথম থেকে শেষ পর্যন্ত ক্রমটি {order}: {cited}।",
    "verse-of-commentary": "তাফসীরের এই কথাটি {cited}-এর ব্যাখ্যায় এসেছে, অন্য আয়াতগুলোর ব্যাখ্যায় নয়।",
    "commentary-in-reading":
      "এই কথাটি {cited}-এর তাফসীরে আছে। বাকি তিনটি {others}-এর তাফসীরে; ওই আয়াতগুলো এই দিনের পাঠের বাইরে।",
  },
};

/** Bengali in the quiz. */
export const BN: QuizLanguage = { texts: TEXTS, ...RULES, readSentences: READ_SENTENCES };

const VOWEL_END = /(?:[\u0985-\u0994]|[\u09BE-\u09CC])$/u;
// Letters as names: with the ending joined, Qaf would read as another word.
const LETTER_NAMES = new Set(["কাফ", "ক্বাফ", "সাদ", "নুন", "নূন"]);

/** A Bengali name with the ending of “of”: আন-নিসার, ইউসুফের. */
export function bengaliGenitive(name: string): string {
  if (LETTER_NAMES.has(name)) return `${name}-এর`;
  return VOWEL_END.test(name) ? `${name}র` : `${name}ের`;
}
