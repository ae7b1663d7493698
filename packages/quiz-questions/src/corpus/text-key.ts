/** The words of an Arabic text; only U+0020 separates them (2:72 has a thin space inside a word). */
export function splitWords(text: string): string[] {
  return text.split(" ");
}

/**
 * An Arabic word or text without marks, tatweel and small letters, with one alif: equal keys look or sound
 * the same.
 */
export function arabicKey(text: string): string {
  const letters = text
    .normalize("NFKD")
    .replace(/[\p{M}\u0640\u06E5\u06E6]/gu, "")
    .replaceAll("ٱ", "ا")
    .replaceAll("ى", "ي");
  return joined(letters.match(/\p{L}+/gu));
}

/** `arabicKey` that remembers: each word of the Quran occurs four times on average. */
export function rememberingArabicKey(): (word: string) => string {
  const keys = new Map<string, string>();
  return (word) => {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = arabicKey(word);
    keys.set(word, key);
    return key;
  };
}

/** V8 keeps what `replace` leaves as a tree of its pieces, thirty times as large; `join` copies them. */
function joined(pieces: readonly string[] | null): string {
  return pieces?.join("") ?? "";
}

const SAME_WITHOUT_DOTS: readonly [RegExp, string][] = [
  [/[بتثني]/g, "ب"],
  [/[جحخ]/g, "ح"],
  [/[دذ]/g, "د"],
  [/[رز]/g, "ر"],
  [/[سش]/g, "س"],
  [/[صض]/g, "ص"],
  [/[طظ]/g, "ط"],
  [/[عغ]/g, "ع"],
  [/[فق]/g, "ف"],
  [/[ةه]/g, "ه"],
];

/**
 * The undotted skeleton of a word: the canonical readings differ in dots (2:259, 49:6), so words that share
 * one are never set against each other.
 */
export function arabicSkeleton(word: string): string {
  let skeleton = arabicKey(word).replace(/[اء]/g, "");
  for (const [letters, shape] of SAME_WITHOUT_DOTS) skeleton = skeleton.replace(letters, shape);
  return skeleton;
}

/** A text without case, marks, punctuation and spaces; texts with equal keys count as the same option. */
export function textKey(text: string): string {
  return joined(
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}

/** How many letters and spaces a reader sees: combining marks take no room. */
export function visibleLength(text: string): number {
  return text.replace(/\p{Mn}/gu, "").length;
}
