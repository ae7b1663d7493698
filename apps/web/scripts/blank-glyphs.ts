import { readTables, writeTables } from "./sfnt.ts";

const LONG_OFFSETS = 1;
/** Where the head table says how offsets are written. */
const OFFSET_FORMAT = 50;

/** Takes the outlines out of the glyphs that are never drawn; layout rules may still pass through them. */
export function blankGlyphs(font: Buffer, drawn: ReadonlySet<number>): Buffer {
  const tables = readTables(font);
  const dataOf = (tag: string): Buffer => {
    const data = tables.find((table) => table.tag === tag)?.data;
    if (!data) throw new RangeError(`The font has no ${tag}`);
    return data;
  };
  const [loca, glyf, head] = [dataOf("loca"), dataOf("glyf"), Buffer.from(dataOf("head"))];
  const isLong = head.readInt16BE(OFFSET_FORMAT) === LONG_OFFSETS;
  const startOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const glyphs = Array.from({ length: loca.length / (isLong ? 4 : 2) - 1 }, (_, glyph) =>
    drawn.has(glyph) ? glyf.subarray(startOf(glyph), startOf(glyph + 1)) : Buffer.alloc(0),
  );
  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  for (const [glyph, outline] of glyphs.entries()) {
    end += outline.length;
    offsets.writeUInt32BE(end, (glyph + 1) * 4);
  }
  head.writeInt16BE(LONG_OFFSETS, OFFSET_FORMAT);
  const changed: Readonly<Record<string, Buffer>> = {
    loca: offsets,
    glyf: Buffer.concat(glyphs),
    head,
  };
  return writeTables(
    font.readUInt32BE(0),
    tables.map((table) => ({ ...table, data: changed[table.tag] ?? table.data })),
  );
}
