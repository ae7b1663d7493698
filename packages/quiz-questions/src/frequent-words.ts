import type { IndexedVerse } from "./indexed-verse.ts";
import type { Language, Localised } from "./language.ts";
import { arabicKey } from "./text-key.ts";

/**
 * A word among the fifty most frequent of the Quran: how it is written, the forms in which a verse has it,
 * the letters that a verse without it does not have, and how the translations say it in that sense.
 */
export interface FrequentWord {
  readonly arabic: string;
  readonly meaning: Localised;
  readonly stems: readonly string[];
  readonly kin: RegExp;
  readonly saidAs: Readonly<Record<Language, RegExp>>;
}

// Only nouns: particles are in nearly every verse, and verbs change too much to be recognised.
export const FREQUENT_WORDS: readonly FrequentWord[] = [
  {
    arabic: "رَبّ",
    meaning: { en: "Lord", bn: "প্রতিপালক" },
    stems: ["رَبَّ", "رَبُّ", "رَبِّ"],
    kin: /رب/u,
    saidAs: { en: /\bLord\b/u, bn: /পালনকর্তা|প্রতিপালক|পরওয়ারদেগার/u },
  },
  {
    arabic: "أَرۡض",
    meaning: { en: "earth, land", bn: "পৃথিবী, জমিন" },
    stems: ["أَرۡض"],
    kin: /رض/u,
    saidAs: { en: /\b(earth|lands?)\b/u, bn: /পৃথিবী|যমীন|জমিন|জমীন/u },
  },
  {
    arabic: "يَوۡم",
    meaning: { en: "day", bn: "দিন" },
    stems: ["يَوۡم"],
    kin: /يوم|ايام/u,
    saidAs: { en: /\bdays?\b/iu, bn: /দিন|দিবস/u },
  },
  {
    arabic: "ءَايَة",
    meaning: { en: "sign, verse", bn: "নিদর্শন, আয়াত" },
    stems: ["ءَايَة", "ءَايَٰت", "أٓيَة", "أٓيَٰت"],
    kin: /اي[تةه]/u,
    saidAs: { en: /\b(signs?|verses?)\b/iu, bn: /নিদর্শন|আয়াত/u },
  },
  {
    arabic: "قَوۡم",
    meaning: { en: "people", bn: "জাতি, সম্প্রদায়" },
    stems: ["قَوۡم"],
    kin: /قوم/u,
    saidAs: { en: /\bpeoples?\b/u, bn: /জাতি|সম্প্রদায়|কওম|কাওম/u },
  },
  {
    arabic: "رَسُول",
    meaning: { en: "messenger", bn: "রাসূল, বার্তাবাহক" },
    stems: ["رَسُول"],
    kin: /رس[ول]/u,
    saidAs: { en: /\bmessenger/iu, bn: /র(া)?স(ূ|ু)ল|বার্তাবাহক/u },
  },
  {
    arabic: "عَذَاب",
    meaning: { en: "punishment", bn: "শাস্তি, আযাব" },
    stems: ["عَذَاب"],
    kin: /عذ/u,
    saidAs: { en: /\bpunishment/u, bn: /শাস্তি|আযাব|আজাব/u },
  },
  {
    arabic: "سَمَآء",
    meaning: { en: "sky, heaven", bn: "আকাশ, আসমান" },
    stems: ["سَمَآء", "سَمَٰوَٰت", "سَّمَآء", "سَّمَٰوَٰت"],
    kin: /سم[اوي]/u,
    saidAs: { en: /\b(sky|skies|heavens?)\b/u, bn: /আকাশ|আসমান|নভো/u },
  },
  {
    arabic: "نَفۡس",
    meaning: { en: "soul, self", bn: "প্রাণ, সত্তা, নিজ" },
    stems: ["نَفۡس", "أَنفُس"],
    kin: /نفس|نفوس/u,
    saidAs: { en: /\bsouls?\b|sel(f|ves)\b/u, bn: /আত্মা|প্রাণ|সত্তা|নিজ/u },
  },
  {
    arabic: "كِتَٰب",
    meaning: { en: "book, scripture", bn: "কিতাব, গ্রন্থ" },
    stems: ["كِتَٰب", "كِتَاب"],
    kin: /كتب|كتاب/u,
    saidAs: { en: /\b(book|scripture)s?\b/iu, bn: /কিতাব|কেতাব|গ্রন্থ/u },
  },
  {
    arabic: "حَقّ",
    meaning: { en: "truth", bn: "সত্য" },
    stems: ["ٱلۡحَقَّ", "ٱلۡحَقُّ", "ٱلۡحَقِّ"],
    kin: /حق/u,
    saidAs: { en: /\btruth\b/u, bn: /সত্য/u },
  },
  {
    arabic: "نَاس",
    meaning: { en: "people, mankind", bn: "মানুষ" },
    stems: ["ٱلنَّاس", "لِلنَّاس", "لِّلنَّاس"],
    kin: /ناس|انس/u,
    saidAs: { en: /\b(people|mankind)\b/u, bn: /মানুষ|মানব|লোক/u },
  },
];

// Other words, by their letters: “they raised me”, “masters of learning”, “she suckled”, “they wait”.
const ALIKE = /ربياني|ربني[وين]|نربك|رضع|ربص/u;

/** Whether a verse has the word itself, and both translations say it in the sense that is asked. */
export function hasWord(verse: IndexedVerse, { stems, saidAs }: FrequentWord): boolean {
  return (
    // The quick ones first: most verses fail by their translations.
    saidAs.en.test(verse.translation) &&
    saidAs.bn.test(verse.bengaliTranslation.normalize("NFC")) &&
    verse.words.some((word) => isFormOf(word, stems))
  );
}

function isFormOf(word: string, stems: readonly string[]): boolean {
  // The text has a shadda before its vowel, a normalised one after it.
  const written = word.normalize("NFC");
  return (
    !ALIKE.test(arabicKey(word)) && stems.some((stem) => written.includes(stem.normalize("NFC")))
  );
}

/** Whether no word of a verse, in Arabic or in a translation, could be taken for it or one of its kin. */
export function lacksWord(verse: IndexedVerse, { kin, saidAs }: FrequentWord): boolean {
  const { wordKeys, translation, bengaliTranslation } = verse;
  return !(
    wordKeys.some((key) => kin.test(key)) ||
    saidAs.en.test(translation) ||
    saidAs.en.test(translation.toLowerCase()) ||
    saidAs.bn.test(bengaliTranslation.normalize("NFC"))
  );
}
