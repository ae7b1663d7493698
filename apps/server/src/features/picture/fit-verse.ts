import type { ShapingFont } from "./shape-text.ts";

/** The lines of a verse, each with whole words, at a size in pixels; `isCut` where the rest did not fit. */
export interface FittedVerse {
  readonly lines: readonly string[];
  readonly size: number;
  readonly isCut: boolean;
}

/** The room for a verse in pixels, and what follows its last word, in em. */
export interface VerseRoom {
  readonly width: number;
  readonly height: number;
  readonly end: number;
  readonly ellipsis: number;
  /** The largest size to try. */
  readonly largest?: number;
}

const SIZES = [92, 80, 70, 62, 55, 49, 44, 40, 37] as const;
const SMALLEST = 37;

/** Lines per em: no mark touches the line above. */
export const LINE_HEIGHT = 2;

/** A line breaks at a space, but not before a prostration's sign nor after a quarter's. */
const BREAK = / (?!۩)(?<!۞ )/;

const PAUSE = /[\u06d6\u06d7\u06da]/;

interface Word {
  readonly text: string;
  /** Its width in em. */
  readonly width: number;
}

/** Sets a verse as large as it fits, by whole words; what does not fit at the smallest size is left out. */
export function fitVerse(font: ShapingFont, arabic: string, room: VerseRoom): FittedVerse {
  const space = font.shape(" ").width;
  const words = arabic.split(BREAK).map((text) => ({ text, width: font.shape(text).width }));
  for (const size of SIZES.filter((one) => one <= (room.largest ?? one))) {
    const most = Math.floor(room.height / (size * LINE_HEIGHT));
    const width = room.width / size;
    const measures = { width, space, end: room.end };
    const lines = linesOf(words, measures);
    if (lines && lines.length <= most)
      return { size, lines: evenLines(words, measures), isCut: false };
  }
  const most = Math.floor(room.height / (SMALLEST * LINE_HEIGHT));
  const measures = { width: room.width / SMALLEST, space, end: room.ellipsis };
  const linesOfFirst = (count: number) => linesOf(words.slice(0, count), measures);
  let count = words.length - 1;
  while ((linesOfFirst(count)?.length ?? Infinity) > most) count -= 1;
  const lines = linesOfFirst(pauseBefore(words, count)) ?? [];
  return { size: SMALLEST, lines: textsOf(lines), isCut: true };
}

/** Where a reader may stop (ۖ ۗ ۚ): a cut there parts no sentence. Elsewhere only if that is far away. */
function pauseBefore(words: readonly Word[], count: number): number {
  const at = words.findLastIndex(({ text }, index) => index < count && PAUSE.test(text)) + 1;
  return at > count / 2 ? at : count;
}

interface Measures {
  readonly width: number;
  readonly space: number;
  /** The width of what follows the last word. */
  readonly end: number;
}

/** Fills line after line; undefined where a word is wider than a line. */
function linesOf(words: readonly Word[], { width, space, end }: Measures): Word[][] | undefined {
  const lines: Word[][] = [];
  let left = 0;
  for (const [index, word] of words.entries()) {
    const needed = word.width + (index === words.length - 1 ? end : 0);
    if (needed > width) return undefined;
    const line = lines.at(-1);
    if (line && space + needed <= left) {
      line.push(word);
      left -= space + needed;
    } else {
      lines.push([word]);
      left = width - needed;
    }
  }
  return lines;
}

/** As many lines as needed, in the narrowest column that has no more: they are about as long. */
function evenLines(words: readonly Word[], measures: Measures): string[] {
  const count = linesOf(words, measures)?.length ?? 0;
  let [narrow, wide] = [0, measures.width];
  for (let step = 0; step < 12; step += 1) {
    const width = (narrow + wide) / 2;
    const lines = linesOf(words, { ...measures, width });
    if (lines && lines.length <= count) wide = width;
    else narrow = width;
  }
  return textsOf(linesOf(words, { ...measures, width: wide }) ?? []);
}

const textsOf = (lines: readonly Word[][]) =>
  lines.map((line) => line.map(({ text }) => text).join(" "));
