import { type VerseText, verseKey } from "../../verse-text.ts";
import type { MarkTable } from "./mark-table.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Reads a copy of an edition with one verse per line, in the order of `verses`; later lines are ignored. */
export function readQuranCopy(text: string, verses: readonly VerseText[]): VerseText[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return verses.map((verse, index) => ({ ...verse, text: lines[index] ?? "" }));
}

/** The marks around each verse in a copy; throws with the verses whose words differ. */
export function tableOfMarks(
  stripped: readonly VerseText[],
  copy: readonly VerseText[],
): Pick<MarkTable, "beginnings" | "endings" | "verses"> {
  const beginnings: Record<string, string> = {};
  const letters = new Map<string, string>();
  const verses: string[] = [];
  const differing: string[] = [];
  stripped.forEach((verse, index) => {
    const [begin, end, ...others] = copy[index]?.text.split(verse.text) ?? [];
    if (end === undefined || others.length > 0 || /[\p{L}\p{M}\p{N}]/u.test(`${begin}${end}`)) {
      differing.push(verseKey(verse));
      return;
    }
    if (begin) beginnings[verseKey(verse)] = begin;
    if (end && !letters.has(end)) letters.set(end, LETTERS.charAt(letters.size));
    verses[verse.surah - 1] = (verses[verse.surah - 1] ?? "") + (letters.get(end) ?? ".");
  });
  if (differing.length > 0) throw new Error(`The words differ in ${differing.join(", ")}.`);
  return {
    beginnings,
    endings: Object.fromEntries(Array.from(letters, ([marks, letter]) => [letter, marks])),
    verses,
  };
}
