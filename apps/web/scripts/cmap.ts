import type { Table } from "@daily-quran/font-subset/sfnt";

/** Which glyph a font has for each character, from its subtable of format 12 or 4. */
export function readGlyphs(tables: readonly Table[]): Map<number, number> {
  const cmap = tables.find(({ tag }) => tag === "cmap")?.data;
  if (!cmap) throw new RangeError("The font has no cmap");
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const startOf = (format: number) => starts.find((start) => cmap.readUInt16BE(start) === format);
  const groups = startOf(12);
  if (groups !== undefined) return readGroups(cmap, groups);
  const segments = startOf(4);
  if (segments !== undefined) return readSegments(cmap, segments);
  throw new RangeError("The font has no cmap of format 4 or 12");
}

function readGroups(cmap: Buffer, start: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < cmap.readUInt32BE(start + 12); group += 1) {
    const at = start + 16 + group * 12;
    const [first, last] = [cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4)];
    for (let character = first; character <= last; character += 1) {
      glyphs.set(character, cmap.readUInt32BE(at + 8) + character - first);
    }
  }
  return glyphs;
}

function readSegments(cmap: Buffer, start: number): Map<number, number> {
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const at = (list: number, segment: number) => start + 14 + list * segments * 2 + segment * 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = cmap.readUInt16BE(at(0, segment));
    const first = cmap.readUInt16BE(at(1, segment) + 2);
    const delta = cmap.readUInt16BE(at(2, segment) + 2);
    const rangeAt = at(3, segment) + 2;
    const range = cmap.readUInt16BE(rangeAt);
    for (let character = first; character <= last && character !== 0xffff; character += 1) {
      const glyph =
        range === 0
          ? character + delta
          : cmap.readUInt16BE(rangeAt + range + (character - first) * 2) + delta;
      if ((glyph & 0xffff) !== 0) glyphs.set(character, glyph & 0xffff);
    }
  }
  return glyphs;
}

/** Writes one format 12 subtable with a group a character. */
export function writeCmap(mapping: readonly (readonly [number, number])[]): Buffer {
  const sorted = mapping.toSorted(([a], [b]) => a - b);
  const cmap = Buffer.alloc(12 + 16 + sorted.length * 12);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(16 + sorted.length * 12, 16);
  cmap.writeUInt32BE(sorted.length, 24);
  sorted.forEach(([character, glyph], index) => {
    const group = 28 + index * 12;
    cmap.writeUInt32BE(character, group);
    cmap.writeUInt32BE(character, group + 4);
    cmap.writeUInt32BE(glyph, group + 8);
  });
  return cmap;
}
