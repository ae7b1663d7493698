import { toLatinDigits } from "@daily-quran/quran/latin-digits";

/** A range of verses of one surah, both ends included. */
export interface VerseReference {
  readonly surah: number;
  readonly from: number;
  readonly to: number;
}

const REFERENCE = /^(\d{1,3})\s*:\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/;

/** Reads `2:255` or `2:255-257`, in Latin, Arabic, Persian or Bengali digits; undefined for anything else. */
export function parseVerseReference(query: string): VerseReference | undefined {
  const match = REFERENCE.exec(toLatinDigits(query.trim()));
  if (!match) return undefined;
  const [, surah, from, to] = match;
  return { surah: Number(surah), from: Number(from), to: Number(to ?? from) };
}
