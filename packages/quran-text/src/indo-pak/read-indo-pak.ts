import { readFileSync } from "node:fs";
import type { VerseText } from "../verse-text.ts";

/** The print's pages, apart by a form feed, a line of the file for each printed line. */
export const readIndoPakPages = (): readonly (readonly string[])[] =>
  readFileSync(new URL("../../indopak/pages.txt", import.meta.url), "utf8")
    .split("\f")
    .map((page) => page.split("\n").filter((line) => line !== ""));

/** A verse's sign with its number; marks on it belong to the verse that it closes. In 1:6 of the print it is a sign to turn the writing. */
const SIGN = /(?<words>.*?) ?[\u06DD\u202E](?<number>[\u0660-\u0669]*)(?<marks>\S*)(?: |$)/gu;

/**
 * The verses in the Kufan count. The print counts al-Fatiha without the Basmala, which has a sign without a number
 * there, and divides the last verse in two; elsewhere a Basmala is a heading.
 */
export function readIndoPakVerses(): VerseText[] {
  const lines = readIndoPakPages().flat();
  const surahs = lines
    .join("\n")
    .split(/^سُورَةُ .*$/mu)
    .slice(1);
  return surahs.flatMap((text, at) => versesOfSurah(at + 1, text.trim().split("\n").join(" ")));
}

function versesOfSurah(surah: number, text: string): VerseText[] {
  const found = [...text.matchAll(SIGN)].map(({ groups = {} }) => {
    const { words = "", number = "", marks = "" } = groups;
    return { isNumbered: number !== "", text: words + marks };
  });
  const verses = surah === 1 ? joinLast(found) : found.filter(({ isNumbered }) => isNumbered);
  return verses.map((one, at) => ({ surah, verse: at + 1, text: one.text }));
}

const joinLast = <T extends { readonly text: string }>(found: readonly T[]) => [
  ...found.slice(0, -2),
  {
    text: found
      .slice(-2)
      .map(({ text }) => text)
      .join(" "),
  },
];
