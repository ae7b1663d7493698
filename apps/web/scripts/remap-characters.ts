import { readGlyphs, writeCmap } from "./cmap.ts";
import { readTables, writeTables } from "@daily-quran/font-subset/sfnt";

/** Remaps characters of an sfnt font: each key of `aliases` is drawn with the glyph of its value. */
export function remapCharacters(
  font: Buffer,
  characters: readonly number[],
  aliases: ReadonlyMap<number, number>,
): Buffer {
  const tables = readTables(font);
  const glyphs = readGlyphs(tables);
  const mapping = characters.map((character) => {
    const drawnAs = aliases.get(character) ?? character;
    const glyph = glyphs.get(drawnAs);
    if (glyph === undefined) throw new RangeError(`The font lacks U+${drawnAs.toString(16)}`);
    return [character, glyph] as const;
  });
  return writeTables(
    font.readUInt32BE(0),
    tables.map((table) => (table.tag === "cmap" ? { ...table, data: writeCmap(mapping) } : table)),
  );
}

/** Sets the width of a character's glyph to zero, so that an empty one leaves no gap. */
export function withoutWidth(font: Buffer, character: number): Buffer {
  const tables = readTables(font);
  const glyph = readGlyphs(tables).get(character);
  const metrics = tables.find(({ tag }) => tag === "hmtx");
  const header = tables.find(({ tag }) => tag === "hhea");
  if (glyph === undefined || !metrics || !header || glyph >= header.data.readUInt16BE(34)) {
    throw new RangeError(`No width of its own for U+${character.toString(16)}`);
  }
  const data = Buffer.from(metrics.data);
  data.writeUInt16BE(0, glyph * 4);
  return writeTables(
    font.readUInt32BE(0),
    tables.map((table) => (table === metrics ? { ...table, data } : table)),
  );
}
