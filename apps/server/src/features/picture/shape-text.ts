import { Blob, Buffer as ShapingBuffer, Direction, Face, Font, shape } from "harfbuzzjs";

/** A glyph at its place on a line, in parts of an em; `at` is where its letters begin in the text. */
interface PlacedGlyph {
  readonly glyph: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

/** A shaped text: its glyphs from left to right, and its width in em. */
export interface ShapedText {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

/** A font that shapes and draws. */
export interface ShapingFont {
  /** Shapes a text of one direction; letters without a glyph are glyph 0. */
  readonly shape: (text: string, direction?: "ltr" | "rtl") => ShapedText;
  /** A glyph's outline as SVG path data in font units, upwards. */
  readonly outline: (glyph: number) => string;
  readonly unitsPerEm: number;
}

/** Opens an sfnt font with HarfBuzz, the shaper of browsers. */
export function shapingFont(sfnt: Uint8Array): ShapingFont {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const unitsPerEm = face.upem;
  const outlines = new Map<number, string>();
  return {
    unitsPerEm,
    shape(text, direction) {
      const buffer = new ShapingBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      if (direction) buffer.setDirection(direction === "ltr" ? Direction.LTR : Direction.RTL);
      shape(font, buffer);
      let pen = 0;
      const glyphs = buffer.getGlyphInfosAndPositions().map((placed) => {
        const { codepoint: glyph, cluster: at, xAdvance = 0, xOffset = 0, yOffset = 0 } = placed;
        const x = (pen + xOffset) / unitsPerEm;
        pen += xAdvance;
        return { glyph, at, x, y: yOffset / unitsPerEm, advance: xAdvance / unitsPerEm };
      });
      return { glyphs, width: pen / unitsPerEm };
    },
    outline(glyph) {
      const known = outlines.get(glyph) ?? font.glyphToPath(glyph);
      outlines.set(glyph, known);
      return known;
    },
  };
}
