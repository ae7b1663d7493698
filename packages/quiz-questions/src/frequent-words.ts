import type { IndexedVerse } from "./indexed-verse.ts";
import type { Localised } from "./language.ts";
import { arabicKey } from "./text-key.ts";

/**
 * A word among the fifty most frequent of the Quran: how it is written, and which letters a verse without it
 * does not have.
 */
export interface FrequentWord {
  readonly arabic: string;
  readonly meaning: Localised;
  readonly stems: readonly string[];
  readonly kin: RegExp;
}

// Only nouns: the particles stand in nearly every verse, and verbs change too much to be told at a look.
export const FREQUENT_WORDS: readonly FrequentWord[] = [
  { arabic: "رَبّ", meaning: { en: "Lord", bn: "প্রতিপালক" }, stems: ["رَبَّ", "رَبُّ", "رَبِّ"], kin: /رب/u },
  { arabic: "أَرۡض", meaning: { en: "earth, land", bn: "পৃথিবী, জমিন" }, stems: ["أَرۡض"], kin: /رض/u },
  { arabic: "يَوۡم", meaning: { en: "day", bn: "দিন" }, stems: ["يَوۡم"], kin: /يوم|ايام/u },
  {
    arabic: "ءَايَة",
    meaning: { en: "sign, verse", bn: "নিদর্শন, আয়াত" },
    stems: ["ءَايَة", "ءَايَٰت", "أٓيَة", "أٓيَٰت"],
    kin: /اي[تةه]/u,
  },
  { arabic: "قَوۡم", meaning: { en: "people", bn: "জাতি, সম্প্রদায়" }, stems: ["قَوۡم"], kin: /قوم/u },
  {
    arabic: "رَسُول",
    meaning: { en: "messenger", bn: "রাসূল, বার্তাবাহক" },
    stems: ["رَسُول"],
    kin: /رس[ول]/u,
  },
  { arabic: "عَذَاب", meaning: { en: "punishment", bn: "শাস্তি, আযাব" }, stems: ["عَذَاب"], kin: /عذ/u },
  {
    arabic: "سَمَآء",
    meaning: { en: "sky, heaven", bn: "আকাশ, আসমান" },
    stems: ["سَمَآء", "سَمَٰوَٰت"],
    kin: /سم[اوي]/u,
  },
  {
    arabic: "نَفۡس",
    meaning: { en: "soul, self", bn: "প্রাণ, সত্তা, নিজে" },
    stems: ["نَفۡس", "أَنفُس"],
    kin: /نفس|نفوس/u,
  },
  {
    arabic: "كِتَٰب",
    meaning: { en: "book, scripture", bn: "কিতাব, গ্রন্থ" },
    stems: ["كِتَٰب", "كِتَاب"],
    kin: /كتب|كتاب/u,
  },
  { arabic: "حَقّ", meaning: { en: "truth", bn: "সত্য" }, stems: ["ٱلۡحَقّ"], kin: /حق/u },
  {
    arabic: "نَّاس",
    meaning: { en: "people, mankind", bn: "মানুষ" },
    stems: ["ٱلنَّاس", "لِلنَّاس", "لِّلنَّاس"],
    kin: /ناس|انس/u,
  },
];

// “They raised me”, “masters of learning”, “she suckled”: other words with the same letters.
const ALIKE = /رَبَّيَ|رَبَّـٰ?ن|أَرۡضَع/u;

/** Whether a verse has the word itself. */
export function hasWord({ words }: IndexedVerse, { stems }: FrequentWord): boolean {
  return words.some((word) => !ALIKE.test(word) && stems.some((stem) => word.includes(stem)));
}

/** Whether no word of a verse could be taken for it or one of its kin. */
export function lacksWord({ words }: IndexedVerse, { kin }: FrequentWord): boolean {
  return !words.some((word) => kin.test(arabicKey(word)));
}
