const ZEROS = ["\u0660", "\u06F0", "\u09E6"] as const; // Arabic, Persian and Bengali digits

/** A text with its Arabic, Persian and Bengali digits as Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u09E6-\u09EF]/g, (digit) => {
    const value = digit.charCodeAt(0);
    const zero = ZEROS.findLast((candidate) => candidate.charCodeAt(0) <= value);
    return String(value - (zero?.charCodeAt(0) ?? 0));
  });
}
