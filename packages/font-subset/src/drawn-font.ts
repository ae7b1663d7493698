import {
  Blob,
  Buffer as ShapingBuffer,
  Face,
  Font,
  shape,
  shapeWithTrace,
  TracePhase,
} from "harfbuzzjs";
import subsetFont from "subset-font";
import { glyphSubset } from "./glyph-subset.ts";
import { readTables, writeTables } from "./sfnt.ts";

const LONG_OFFSETS = 1;
/** Where the head table says how offsets are written. */
const OFFSET_FORMAT = 50;

/** How a font is subset; `keepFeatures`: its layout features, or else all. */
interface Kept {
  readonly keepFeatures?: readonly string[];
}

/** An sfnt of the font, sfnt or WOFF2, with the outlines alone that a shaper draws for these texts. */
export async function drawnFont(
  source: Buffer,
  texts: readonly string[],
  kept: Kept = {},
): Promise<Buffer> {
  const options = { targetFormat: "sfnt", noHinting: true, ...kept } as const;
  const sfnt = await subsetFont(source, charactersOf(texts), options);
  const font = shapingFont(sfnt);
  return blankGlyphs(sfnt, new Set(texts.flatMap((text) => glyphsOf(font, text))));
}

/** The same as WOFF2, for a page that shows these texts alone: without a glyph or a rule that they don't use. */
export async function drawnWoff2(source: Buffer, texts: readonly string[]): Promise<Buffer> {
  const drawn = await drawnFont(source, texts);
  const font = shapingFont(drawn);
  const glyphs = new Set(texts.flatMap((text) => glyphsOnTheWay(font, text)));
  return subsetFont(glyphSubset(drawn, charactersOf(texts), glyphs), "", {
    targetFormat: "woff2",
    keepAllGlyphs: true,
    noHinting: true,
  });
}

/** With the parts that a shaper may take a character apart into, as some vowels of Bengali. */
const charactersOf = (texts: readonly string[]) => texts.join("") + texts.join("").normalize("NFD");

const shapingFont = (sfnt: Buffer) => new Font(new Face(new Blob(sfnt)));

function bufferOf(text: string): ShapingBuffer {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}

function glyphsOf(font: Font, text: string): number[] {
  const buffer = bufferOf(text);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint }) => codepoint);
}

const ALL_LOOKUPS = 0xffff;

/** Those of each step by which a shaper comes to what is drawn. */
function glyphsOnTheWay(font: Font, text: string): number[] {
  const steps = shapeWithTrace(font, bufferOf(text), [], ALL_LOOKUPS, TracePhase.DONT_STOP);
  return steps
    .filter(({ glyphs }) => glyphs)
    .flatMap(({ t }) => (t as readonly { readonly g: number }[]).map(({ g }) => g));
}

/** Takes the outlines out of the glyphs that are never drawn; layout rules may still pass through them. */
function blankGlyphs(font: Buffer, drawn: ReadonlySet<number>): Buffer {
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
  const outlineOf = (glyph: number) => glyf.subarray(startOf(glyph), startOf(glyph + 1));
  const used = new Set(drawn);
  // A set also visits what is added to it meanwhile.
  for (const glyph of used) for (const part of partsOf(outlineOf(glyph))) used.add(part);
  const glyphs = Array.from({ length: loca.length / (isLong ? 4 : 2) - 1 }, (_, glyph) =>
    used.has(glyph) ? outlineOf(glyph) : Buffer.alloc(0),
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

// Flags of a part of a composite glyph.
const [WORDS, ONE_SCALE, MORE, TWO_SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80];

/** The glyphs that a composite glyph is made of. */
function partsOf(outline: Buffer): number[] {
  const parts: number[] = [];
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return parts;
  for (let [at, flags] = [10, MORE]; flags & MORE;) {
    flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    const scale = flags & ONE_SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    at += 4 + (flags & WORDS ? 4 : 2) + scale;
  }
  return parts;
}
