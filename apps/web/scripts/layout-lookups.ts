import { readTables, writeTables } from "@daily-quran/font-subset/sfnt";

/** The substitute or the position of a glyph after certain others. */
export interface ContextualLookup {
  /** The glyphs before, the nearest first. */
  readonly after: readonly number[];
  readonly glyph: number;
  readonly effect:
    | { readonly becomes: number }
    | { readonly moves: { readonly x: number; readonly y: number } };
}

/** Appends lookups to a font feature. The subsetter that reads the result drops what is not referenced. */
export function addLookups(
  font: Buffer,
  [tag, feature]: readonly ["GSUB" | "GPOS", string],
  lookups: readonly ContextualLookup[],
): Buffer {
  const tables = readTables(font);
  const layout = tables.find((table) => table.tag === tag);
  if (!layout) throw new RangeError(`The font has no ${tag}`);
  const first = layout.data.readUInt16BE(layout.data.readUInt16BE(8));
  const type = tag === "GSUB" ? 6 : 8;
  const added = lookups.flatMap((lookup, index) => [
    contextLookup(type, lookup, first + index * 2 + 1),
    effectLookup(lookup),
  ]);
  const data = appendLookups(layout.data, feature, added);
  return writeTables(
    font.readUInt32BE(0),
    tables.map((table) => (table === layout ? { ...table, data } : table)),
  );
}

/**
 * Rewrites the lookup and feature lists at the table's end; the feature applies every second new lookup, from
 * the first.
 */
function appendLookups(table: Buffer, feature: string, lookups: readonly Buffer[]): Buffer {
  const list = table.readUInt16BE(8);
  const count = table.readUInt16BE(list);
  const kept = table.subarray(list + 2 + count * 2);
  const shift = lookups.length * 2;
  const starts = Array.from(
    { length: count },
    (_, index) => table.readUInt16BE(list + 2 + index * 2) + shift,
  );
  let next = 2 + (count + lookups.length) * 2 + kept.length;
  for (const { length } of lookups) {
    starts.push(next);
    next += length;
  }
  const applied = lookups.flatMap((_, index) => (index % 2 === 0 ? [count + index] : []));
  const features = featureList(table, feature, applied);
  const header = Buffer.from(table.subarray(0, list + 2 + count * 2));
  header.writeUInt16BE(table.length, 6);
  header.writeUInt16BE(table.length + features.length, 8);
  return Buffer.concat([header, kept, features, words(starts.length, ...starts), kept, ...lookups]);
}

/** The list of features, with lookups added to those of a tag. */
function featureList(table: Buffer, wanted: string, lookups: readonly number[]): Buffer {
  const list = table.readUInt16BE(6);
  const count = table.readUInt16BE(list);
  const head = Buffer.alloc(2 + count * 6);
  head.writeUInt16BE(count, 0);
  const features: Buffer[] = [];
  let next = head.length;
  for (let index = 0; index < count; index += 1) {
    const record = list + 2 + index * 6;
    const tag = table.toString("latin1", record, record + 4);
    const at = list + table.readUInt16BE(record + 4);
    const indices = Array.from({ length: table.readUInt16BE(at + 2) }, (_, number) =>
      table.readUInt16BE(at + 4 + number * 2),
    );
    if (tag === wanted) indices.push(...lookups);
    const feature = words(0, indices.length, ...indices);
    head.write(tag, 2 + index * 6, "latin1");
    head.writeUInt16BE(next, 2 + index * 6 + 4);
    features.push(feature);
    next += feature.length;
  }
  return Buffer.concat([head, ...features]);
}

/** A chaining context of format 3 with one glyph in its middle. */
function contextLookup(type: number, { after, glyph }: ContextualLookup, applied: number): Buffer {
  const coverages = [...after, glyph].map(coverage);
  const size = 2 + 2 + after.length * 2 + 4 + 2 + 2 + 4;
  let next = size;
  const starts = coverages.map(({ length }) => (next += length) - length);
  const input = starts.pop() ?? 0;
  return subtable(type, [
    words(3, after.length, ...starts, 1, input, 0, 1, 0, applied),
    ...coverages,
  ]);
}

/** A single substitution by difference, or a single adjustment, of format 1. */
function effectLookup({ glyph, effect }: ContextualLookup): Buffer {
  const values =
    "becomes" in effect ? [effect.becomes - glyph] : [PLACEMENT, effect.moves.x, effect.moves.y];
  return subtable(1, [words(1, (values.length + 2) * 2, ...values), coverage(glyph)]);
}

/** A value has an x and a y placement. */
const PLACEMENT = 3;

function subtable(type: number, parts: readonly Buffer[]): Buffer {
  return Buffer.concat([words(type, 0, 1, 8), ...parts]);
}

function coverage(glyph: number): Buffer {
  return words(1, 1, glyph);
}

/** Numbers of 16 bits, negative ones as their two's complement. */
function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number & 0xffff, index * 2));
  return bytes;
}
