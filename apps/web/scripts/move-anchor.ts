import { readTables, writeTables } from "@daily-quran/font-subset/sfnt";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves the one anchor of a font's GPOS table at a point, and with it the marks attached there. */
export function moveAnchor(font: Buffer, from: Point, to: Point): Buffer {
  const tables = readTables(font);
  const gpos = tables.find(({ tag }) => tag === "GPOS");
  const wanted = anchor(from);
  const at = gpos?.data.indexOf(wanted) ?? -1;
  if (!gpos || at < 0 || gpos.data.includes(wanted, at + 1)) {
    throw new RangeError(`Not exactly one anchor at ${from.x}, ${from.y}`);
  }
  const data = Buffer.from(gpos.data);
  anchor(to).copy(data, at);
  return writeTables(
    font.readUInt32BE(0),
    tables.map((table) => (table === gpos ? { ...table, data } : table)),
  );
}

/** An anchor of format 1. */
function anchor({ x, y }: Point): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUInt16BE(1, 0);
  bytes.writeInt16BE(x, 2);
  bytes.writeInt16BE(y, 4);
  return bytes;
}
