import type { Font } from "harfbuzzjs";

/** Width and height of a grid cell, in font units. */
export const CELL = 8;

/** Which cells a glyph inks: for each row the columns from and to, the last one excluded. */
export type GlyphInk = ReadonlyMap<number, readonly (readonly [number, number])[]>;

type Point = readonly [number, number];

/** The ink of a glyph on a grid, by the even-odd rule in the middle of each row. */
export function inkOf(font: Font, glyph: number): GlyphInk {
  const edges = outlines(font, glyph).flatMap((points) =>
    points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const),
  );
  const heights = edges.flatMap(([[, a], [, b]]) => [a, b]);
  const rows = new Map<number, [number, number][]>();
  const top = Math.ceil(Math.max(...heights) / CELL);
  for (let row = Math.floor(Math.min(...heights) / CELL); row < top; row += 1) {
    const crossings = crossingsAt(edges, (row + 0.5) * CELL);
    const spans: [number, number][] = [];
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
      spans.push([Math.floor(from / CELL), Math.ceil(to / CELL)]);
    }
    if (spans.length > 0) rows.set(row, spans);
  }
  return rows;
}

function crossingsAt(edges: readonly (readonly [Point, Point])[], y: number): number[] {
  return edges
    .filter(([[, a], [, b]]) => a <= y !== b <= y)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) * (x2 - x1)) / (y2 - y1))
    .toSorted((a, b) => a - b);
}

/** The closed outlines of a glyph as polygons; a curve becomes eight sides. */
function outlines(font: Font, glyph: number): Point[][] {
  const found: Point[][] = [];
  let points: Point[] = [];
  for (const { type, values } of font.glyphToJson(glyph)) {
    const [x = 0, y = 0, x2 = 0, y2 = 0] = values;
    if (type === "M") found.push((points = [[x, y]]));
    if (type === "L") points.push([x, y]);
    if (type === "Q") {
      const [fromX, fromY] = points.at(-1) ?? [0, 0];
      for (let step = 1; step <= 8; step += 1) {
        const t = step / 8;
        const at = (a: number, b: number, c: number) =>
          (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
        points.push([at(fromX, x, x2), at(fromY, y, y2)]);
      }
    }
  }
  return found;
}

/** A glyph at its position on a line. */
export interface PlacedInk {
  readonly ink: GlyphInk;
  readonly x: number;
  readonly y: number;
}

/**
 * The number of cells that two placed glyphs share; the first is made larger by `margin` font units on each
 * side.
 */
export function sharedCells(one: PlacedInk, other: PlacedInk, margin = 0): number {
  const shiftX = Math.round((other.x - one.x) / CELL);
  const shiftY = Math.round((other.y - one.y) / CELL);
  const wider = Math.round(margin / CELL);
  let shared = 0;
  for (const [row, spans] of other.ink)
    for (let near = -wider; near <= wider; near += 1)
      for (const [from, to] of one.ink.get(row + shiftY + near) ?? [])
        for (const [otherFrom, otherTo] of spans)
          shared += Math.max(
            0,
            Math.min(to + wider, otherTo + shiftX) - Math.max(from - wider, otherFrom + shiftX),
          );
  return shared;
}
