import { readGlyphs } from "./cmap.ts";
import { sharedCells } from "./glyph-ink.ts";
import { shaper } from "./placed-glyphs.ts";
import { readTables } from "./sfnt.ts";

/** The pause signs, which are above everything else. */
const SIGNS = /[\u06d6-\u06d8\u06da-\u06dc]/;
const HOW_MANY_SIGNS = 6;

/** The words of a text (each with the next one) where a pause sign overlaps another glyph of the font. */
export function signCollisions(sfnt: Buffer, verses: readonly string[]): string[] {
  const glyphs = readGlyphs(readTables(sfnt));
  const signs = new Set(
    [...glyphs].flatMap(([character, glyph]) =>
      SIGNS.test(String.fromCodePoint(character)) ? [glyph] : [],
    ),
  );
  if (signs.size !== HOW_MANY_SIGNS) throw new RangeError("The font lacks a sign of pause");
  const { place } = shaper(sfnt);
  return wordsWithSigns(verses).filter((words) => {
    const placed = place(words);
    return placed.some(
      (sign) =>
        signs.has(sign.glyph) &&
        placed.some((other) => other !== sign && sharedCells(sign, other) > 0),
    );
  });
}

function wordsWithSigns(verses: readonly string[]): string[] {
  const found = verses.flatMap((verse) => {
    const words = verse.split(" ");
    return words.flatMap((word, index) =>
      SIGNS.test(word) ? [words.slice(index, index + 2).join(" ")] : [],
    );
  });
  return [...new Set(found)];
}
