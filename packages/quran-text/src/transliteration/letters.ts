/** Each consonant's Latin letters; the hamza is ʾ wherever it sits. */
export const CONSONANTS: Readonly<Record<string, string>> = {
  ء: "ʾ",
  أ: "ʾ",
  إ: "ʾ",
  ؤ: "ʾ",
  ئ: "ʾ",
  ب: "b",
  ة: "t",
  ت: "t",
  ث: "th",
  ج: "j",
  ح: "ḥ",
  خ: "kh",
  د: "d",
  ذ: "dh",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "sh",
  ص: "ṣ",
  ض: "ḍ",
  ط: "ṭ",
  ظ: "ẓ",
  ع: "ʿ",
  غ: "gh",
  ف: "f",
  ق: "q",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  و: "w",
  ي: "y",
};

/** The letters that take over the article's lam. */
export const SUN_LETTERS: ReadonlySet<string> = new Set("تثدذرزسشصضطظلن");

/** The names of the letters that some surahs open with. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  ا: "alif",
  ح: "ḥā",
  ر: "rā",
  س: "sīn",
  ص: "ṣād",
  ط: "ṭā",
  ع: "ʿayn",
  ق: "qāf",
  ك: "kāf",
  ل: "lām",
  م: "mīm",
  ن: "nūn",
  ه: "hā",
  ي: "yā",
};

/** An opening such as `الم`, by the names of its letters; undefined for a word with vowels. */
export function openingLetters(word: string): string | undefined {
  const names = Array.from(word, (letter) => LETTER_NAMES[letter]);
  return names.every((name) => name !== undefined) ? names.join(" ") : undefined;
}
