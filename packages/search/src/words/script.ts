/** The scripts whose words are compared each in its own way. */
export type Script = "arabic" | "bengali" | "latin";

/** The script of a word, by its first letter; digits and all else count as Latin. */
export function scriptOf(word: string): Script {
  if (/^[^\p{L}]*[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFF]/u.test(word))
    return "arabic";
  return /^[^\p{L}]*[\u0980-\u09FF]/u.test(word) ? "bengali" : "latin";
}
