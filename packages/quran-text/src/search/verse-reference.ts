/** A range of verses of one surah, both ends included. */
export interface VerseReference {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
}

const REFERENCE = /^(\d{1,3})\s*:\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/;
const ZEROS = ["\u0660", "\u06F0", "\u09E6"] as const; // Arabic, Persian and Bengali digits

/** Reads `2:255` or `2:255-257`, in Latin, Arabic, Persian or Bengali digits; undefined for anything else. */
export function parseVerseReference(query: string): VerseReference | undefined {
  const match = REFERENCE.exec(toLatinDigits(query.trim()));
  if (!match) return undefined;
  const [, surah, from, to] = match;
  return { surah: Number(surah), from: Number(from), to: Number(to ?? from) };
}

/** A text with its Arabic, Persian and Bengali digits as Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u09E6-\u09EF]/g, (digit) => {
    const value = digit.charCodeAt(0);
    const zero = ZEROS.findLast((candidate) => candidate.charCodeAt(0) <= value);
    return String(value - (zero?.charCodeAt(0) ?? 0));
  });
}
