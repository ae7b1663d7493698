import { sharedCells } from "./glyph-ink.ts";
import { shaper } from "./placed-glyphs.ts";

/** The pause signs of the Uthmani script, which are above everything else. */
export const PAUSES = /[\u06d6-\u06d8\u06da-\u06dc]/u;

/** The words of a text (each with the next one) where a mark, of those that are named, overlaps another glyph of the font. */
export function markCollisions(sfnt: Buffer, verses: readonly string[], named = /./u): string[] {
  const { place } = shaper(sfnt);
  const words = verses.flatMap((verse) => {
    const single = verse.split(" ");
    return single.flatMap((word, index) =>
      named.test(word) ? [single.slice(index, index + 2).join(" ")] : [],
    );
  });
  return [...new Set(words)].filter((two) => {
    const placed = place(two);
    return placed.some(
      (mark) =>
        mark.width === 0 &&
        named.test(two[mark.at] ?? "") &&
        placed.some((other) => other !== mark && sharedCells(other, mark) > 0),
    );
  });
}
