import type { PlacedVerse } from "@daily-quran/domain/passage";

/** The verses of a surah that one day of the plan has. */
export interface DayPart {
  readonly day: number;
  readonly verses: readonly PlacedVerse[];
  /** About what it takes on a phone of 360 pixels, in CSS pixels: rather too much than too little. */
  readonly height: number;
}

// Fitted to all parts of surahs 2 and 36 and of juz 30 at 360 pixels; the last is the largest deviation.
const VERSE_PX = 78;
const LETTER_PX = 1.81;
const REST_PX = 260;

/** A surah's verses in order, cut where a day of the plan begins. */
export function partsByDay(verses: readonly PlacedVerse[]): DayPart[] {
  const days = new Map<number, PlacedVerse[]>();
  for (const verse of verses) days.set(verse.day, [...(days.get(verse.day) ?? []), verse]);
  return [...days].map(([day, ofDay]) => ({ day, verses: ofDay, height: heightOf(ofDay) }));
}

function heightOf(verses: readonly PlacedVerse[]): number {
  const letters = verses.reduce((sum, { arabic }) => sum + arabic.length, 0);
  return Math.round(verses.length * VERSE_PX + letters * LETTER_PX + REST_PX);
}
