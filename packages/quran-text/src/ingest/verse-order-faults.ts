import { type VerseText, verseKey } from "../verse-text.ts";

/** Verses that are missing, duplicate, unknown or out of order; `expected` are all keys in order. */
export function verseOrderFaults(
  verses: readonly VerseText[],
  expected: readonly string[],
): string[] {
  const keys = verses.map(verseKey);
  const known = new Set(expected);
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const key of keys) {
    if (!known.has(key)) faults.push(`${key}: is no verse of the Quran`);
    else if (seen.has(key)) faults.push(`${key}: is there twice`);
    seen.add(key);
  }
  faults.push(...expected.filter((key) => !seen.has(key)).map((key) => `${key}: is missing`));
  if (faults.length > 0) return faults;
  const outOfOrder = expected.find((key, index) => keys[index] !== key);
  return outOfOrder ? [`${outOfOrder}: is out of order`] : [];
}
