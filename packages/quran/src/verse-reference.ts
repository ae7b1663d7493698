import { isPart } from "./parts.ts";
import { surahVerseCount } from "./surah-verse-count.ts";
import type { VerseRange } from "./verse-range.ts";

const REFERENCE = /^([1-9]\d{0,2}):([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/;

/** Parses `2:255` or `2:255-257`; undefined for another form, whether its verses exist or not. */
export function parseVerseRange(text: string): VerseRange | undefined {
  const [, surah, from, to = from] = REFERENCE.exec(text) ?? [];
  if (surah === undefined) return undefined;
  return { surah: Number(surah), from: Number(from), to: Number(to) };
}

/** Whether all verses of a range exist, in order. */
export function isRealRange({ surah, from, to }: VerseRange): boolean {
  return isPart("surah", surah) && from >= 1 && from <= to && to <= surahVerseCount(surah);
}
