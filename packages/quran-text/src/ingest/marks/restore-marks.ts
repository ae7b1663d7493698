import { type VerseText, verseKey } from "../../verse-text.ts";
import type { MarkTable } from "./mark-table.ts";

type Marks = Pick<MarkTable, "beginnings" | "endings" | "verses">;

/**
 * Restores the marks at the ends of verses; throws for a verse missing in the table or with marks already.
 */
export function restoreMarks(
  verses: readonly VerseText[],
  { beginnings, endings, verses: letters }: Marks,
): VerseText[] {
  return verses.map((verse) => {
    const key = verseKey(verse);
    const letter = letters[verse.surah - 1]?.[verse.verse - 1];
    const end = letter === "." ? "" : endings[letter ?? ""];
    if (end === undefined) throw new Error(`${key}: the table of marks has nothing for it.`);
    const begin = beginnings[key] ?? "";
    if ((end && verse.text.endsWith(end)) || (begin && verse.text.startsWith(begin)))
      throw new Error(`${key}: the source has its marks already: “${verse.text}”`);
    return { ...verse, text: `${begin}${verse.text}${end}` };
  });
}

/** How many verses the table changes. */
export function countRestored({ beginnings, verses }: Marks): number {
  return verses.reduce(
    (total, letters, index) =>
      total +
      Array.from(letters).filter(
        (letter, at) => letter !== "." || `${index + 1}:${at + 1}` in beginnings,
      ).length,
    0,
  );
}
