import { countWords, type VerseText, verseKey } from "../verse-text.ts";

/** A segment of quran-align: words from 0, the end excluded, and when they sound, in milliseconds. */
const SEGMENT = /^(\d+)-(\d+):(\d+)-(\d+)$/;

/** When each word of a recitation sounds. */
export interface Timings {
  /**
   * A line a verse: when its first word begins, how long it sounds, how long it is until the next begins, and so on,
   * in hundredths of a second; empty where the recording's words are not the text's.
   */
  readonly lines: readonly string[];
  /** The verses that have none. */
  readonly without: readonly string[];
}

/** Reads a file of quran-align; throws an error that names each line that is none. */
export function parseTimings(file: string, verses: readonly VerseText[]): Timings {
  const words = new Map(verses.map((verse) => [verseKey(verse), countWords(verse.text)]));
  const found = new Map<string, string>();
  const faults = file.split("\n").flatMap((line, at) => {
    const [key = "", ...segments] = line.trim().split(/\s+/u);
    if (key === "") return [];
    const count = words.get(key);
    if (count === undefined) return [`line ${at + 1}: "${key}" is no verse`];
    const bad = segments.find((segment) => !SEGMENT.test(segment));
    if (bad !== undefined) return [`line ${at + 1}: "${bad}" is no segment`];
    found.set(key, packed(segments, count));
    return [];
  });
  if (faults.length > 0)
    throw new Error(`These are no times of words.\n${faults.slice(0, 20).join("\n")}`);
  const lines = [...words.keys()].map((key) => found.get(key) ?? "");
  return { lines, without: [...words.keys()].filter((_, at) => lines[at] === "") };
}

function packed(segments: readonly string[], count: number): string {
  const times: (readonly [start: number, end: number] | undefined)[] = [];
  let words = 0;
  for (const segment of segments) {
    const [first = 0, end = 0, from = 0, to = 0] = (SEGMENT.exec(segment) ?? [])
      .slice(1)
      .map(Number);
    words = end;
    for (let word = first; word < end; word += 1)
      times[word] = [Math.round(from / 10), Math.round(to / 10)];
  }
  if (words !== count) return "";
  let before = 0;
  return Array.from(times)
    .flatMap((time) => {
      // One that is left out sounds where the one before it ends.
      const [start, end] = time ?? [before, before];
      const steps = [start - before, end - start];
      before = end;
      return steps;
    })
    .join(" ");
}
