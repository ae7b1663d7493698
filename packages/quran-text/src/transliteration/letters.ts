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
  "\u06E6": "y",
};

export const HAMZAS = "ءأإؤئ";

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

const DRAWN: Readonly<Record<string, string>> = { ā: "â", ī: "î", ū: "û" };

/**
 * An opening such as `الم`, by the names of its letters; undefined for a word with vowels. Recited, the vowel of a
 * name is drawn out before a consonant, and an n is an m before mīm.
 */
export function openingLetters(word: string, isRecited: boolean): string | undefined {
  const names = Array.from(word.replaceAll("\u0653", ""), (letter) => LETTER_NAMES[letter]);
  if (names.includes(undefined)) return undefined;
  const read = names.join(" ");
  if (!isRecited) return read;
  return read.replace(/[āīū](?=[^ ])/gu, (vowel) => DRAWN[vowel] ?? "").replace(/n(?= m)/u, "m");
}
