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

/**
 * What people mean by two numbers of verses: with `255-7` 255 to 257, with `257-255` the same; no verses behind the
 * surah's last one.
 */
export function meantRange(surah: number, one: number, other: number): VerseRange {
  if (!isPart("surah", surah)) return { surah, from: one, to: other };
  const last = surahVerseCount(surah);
  const whole = Number(String(one).slice(0, -String(other).length) + String(other));
  const end = whole > one && whole <= last ? whole : other;
  return { surah, from: Math.min(one, end), to: Math.min(Math.max(one, end), last) };
}

/** Whether all verses of a range exist, in order. */
export function isRealRange({ surah, from, to }: VerseRange): boolean {
  return isPart("surah", surah) && from >= 1 && from <= to && to <= surahVerseCount(surah);
}
