import type { VerseText } from "../../verse-text.ts";

const VERSE = /^(\d{1,3})\|(\d{1,3})\|(.*)$/u;

/** Tanzil's lines of `sura|aya|text` and its notice in lines with #; undefined if there is any other line. */
export function readTanzil(text: string): VerseText[] | undefined {
  const verses: VerseText[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [whole, surah, verse, words] = VERSE.exec(line) ?? [];
    if (whole === undefined) return undefined;
    verses.push({ surah: Number(surah), verse: Number(verse), text: words ?? "" });
  }
  return verses.length > 0 ? verses : undefined;
}
