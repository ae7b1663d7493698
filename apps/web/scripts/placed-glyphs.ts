import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from "harfbuzzjs";
import { inkOf, type GlyphInk, type PlacedInk } from "./glyph-ink.ts";

/** A glyph of a shaped line: its position, its ink, and the index in the text where its letters begin. */
export interface PlacedGlyph extends PlacedInk {
  readonly glyph: number;
  /** How far the next one is: a mark takes no room. */
  readonly width: number;
  readonly at: number;
}

/** Shapes lines of Arabic with an sfnt font, as a browser does. */
export function shaper(sfnt: Uint8Array): {
  readonly font: Font;
  readonly place: (text: string) => PlacedGlyph[];
  /** How wide a text is, in units of the font. */
  readonly widthOf: (text: string) => number;
} {
  const font = new Font(new Face(new Blob(sfnt)));
  const inks = new Map<number, GlyphInk>();
  const inkFor = (glyph: number): GlyphInk => {
    const ink = inks.get(glyph) ?? inkOf(font, glyph);
    inks.set(glyph, ink);
    return ink;
  };
  const shaped = (text: string) => {
    const buffer = new ShapingBuffer();
    buffer.setClusterLevel(1);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    font,
    widthOf: (text) => shaped(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    place: (text) => {
      let pen = 0;
      return shaped(text).map((glyph) => {
        const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const x = pen + xOffset;
        pen += xAdvance;
        return {
          glyph: codepoint,
          width: xAdvance,
          at: cluster,
          x,
          y: yOffset,
          ink: inkFor(codepoint),
        };
      });
    },
  };
}
