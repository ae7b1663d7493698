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

/** A text without case, marks, punctuation and spaces; texts with equal keys count as the same option. */
export function textKey(text: string): string {
  return joined(
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}
