import { fitVerse, LINE_HEIGHT } from "./fit-verse.ts";
import type { PictureSpec, PictureVerse } from "./picture-spec.ts";
import type { ShapedText, ShapingFont } from "./shape-text.ts";

/** The fonts of a picture. */
export interface PictureFonts {
  readonly quran: ShapingFont;
  readonly bengali: ShapingFont;
  readonly latin: ShapingFont;
}

const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;

const MARGIN = 72;
const ROOM = { width: PICTURE_WIDTH - 2 * MARGIN, height: 450 };
const TOP = 36;
const NAME_SIZE = 190;

/** The light palette of the web app. */
const COLORS = {
  paper: "#fbf8f1",
  ink: "#1d1b17",
  soft: "#5d574c",
  line: "#e7e0d1",
  accent: "#0b5d57",
  gold: "#97742a",
} as const;

const ELLIPSIS = "…";
const PROSTRATION = /[^ ۩۞]*\u06e4(?: [^ ۩۞]*\u06e4)*/g;
const ORNAMENTS = /[۞۩]/;
const ARABIC_ZERO = 0x660;

/** An SVG of 1200 x 630 with outlines only: all text is shaped here. */
export function drawPicture(spec: PictureSpec, fonts: PictureFonts): string {
  const { quran } = fonts;
  const verse = spec.verse && verseLines(spec.verse, fonts);
  const name = spec.name === undefined ? "" : nameInTheMiddle(quran, spec.name);
  const subtitle = verse?.isCut ? spec.cutSubtitle : spec.subtitle;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<rect width="100%" height="100%" fill="${COLORS.paper}"/>
<g fill="${COLORS.ink}">${name}${verse?.svg ?? ""}</g>
<rect x="${MARGIN}" y="508" width="${ROOM.width}" height="2" fill="${COLORS.line}"/>
<g fill="${COLORS.accent}">${caption(fonts, spec.title, { size: 38, x: MARGIN, y: 560 })}</g>
<g fill="${COLORS.soft}">${caption(fonts, subtitle, { size: 26, x: MARGIN, y: 600 })}
${caption(fonts, spec.site, { size: 26, end: PICTURE_WIDTH - MARGIN, y: 560 })}</g>
</svg>`;
}

function verseLines({ arabic, number }: PictureVerse, fonts: PictureFonts) {
  const { quran, latin } = fonts;
  // The ornament and its digits are numbers, which run from left to right in an Arabic line too.
  const end = quran.shape(endOfVerse(number), "ltr");
  const space = quran.shape(" ").width;
  const ellipsis = latin.shape(ELLIPSIS);
  const fitted = fitVerse(quran, arabic, {
    ...ROOM,
    end: space + end.width,
    ellipsis: space + ellipsis.width,
  });
  const { lines, size, isCut } = fitted;
  const pitch = size * LINE_HEIGHT;
  const first = TOP + (ROOM.height - lines.length * pitch) / 2 + pitch * 0.66;
  const [last, lastFont] = isCut ? [ellipsis, latin] : [end, quran];
  const svg = lines.map((text, index) => {
    const line = quran.shape(text);
    const after = index === lines.length - 1 ? space + last.width : 0;
    const left = (PICTURE_WIDTH - (line.width + after) * size) / 2;
    const y = first + index * pitch;
    const x = left + after * size;
    const color = isCut ? COLORS.ink : COLORS.gold;
    const mark =
      after === 0 ? "" : `<g fill="${color}">${placed(lastFont, last, { size, x: left, y })}</g>`;
    return verseLine(quran, { text, line, size, x, y }) + mark;
  });
  return { svg: svg.join(""), isCut };
}

interface VerseLine {
  readonly text: string;
  readonly line: ShapedText;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A line of a verse, its ornaments in gold, and the lines of prostrations above their words. */
function verseLine(quran: ShapingFont, { text, line, size, x, y }: VerseLine): string {
  const isOrnament = ({ at }: { at: number }) => ORNAMENTS.test(text[at] ?? "");
  const letters = { ...line, glyphs: line.glyphs.filter((glyph) => !isOrnament(glyph)) };
  const ornaments = { ...line, glyphs: line.glyphs.filter(isOrnament) };
  const place = { size, x, y };
  return (
    placed(quran, letters, place) +
    `<g fill="${COLORS.gold}">${placed(quran, ornaments, place)}</g>` +
    [...text.matchAll(PROSTRATION)].map((run) => overline(line, run, place)).join("")
  );
}

function overline(line: ShapedText, run: RegExpExecArray, place: Place): string {
  const [from, to] = [run.index, run.index + run[0].length];
  const covered = line.glyphs.filter(({ at }) => at >= from && at < to);
  const left = Math.min(...covered.map(({ x }) => x));
  const right = Math.max(...covered.map(({ x, advance }) => x + advance));
  const { size, x, y } = place;
  return `<rect x="${round(x + left * size)}" y="${round(y - 1.25 * size)}" width="${round((right - left) * size)}" height="${round(0.05 * size)}"/>`;
}

const endOfVerse = (number: number) =>
  `\u06dd${String(number).replaceAll(/\d/g, (digit) => String.fromCodePoint(ARABIC_ZERO + Number(digit)))}`;

interface Place {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** The outlines of a shaped text, whose left end and baseline are there. */
function placed(font: ShapingFont, { glyphs }: ShapedText, { size, x, y }: Place): string {
  const scale = size / font.unitsPerEm;
  return glyphs
    .map((glyph) => ({ ...glyph, path: font.outline(glyph.glyph) }))
    .filter(({ path }) => path !== "")
    .map(
      (glyph) =>
        `<path transform="translate(${round(x + glyph.x * size)} ${round(y - glyph.y * size)}) scale(${scale} ${-scale})" d="${glyph.path}"/>`,
    )
    .join("");
}

function nameInTheMiddle(font: ShapingFont, name: string): string {
  const text = font.shape(name);
  const x = (PICTURE_WIDTH - text.width * NAME_SIZE) / 2;
  return placed(font, text, { size: NAME_SIZE, x, y: 330 });
}

interface CaptionPlace {
  readonly size: number;
  readonly y: number;
  readonly x?: number;
  /** Where it ends, instead of where it begins. */
  readonly end?: number;
}

/** A line in Latin and Bengali letters, narrower where it would be too long. */
function caption({ latin, bengali }: PictureFonts, text: string, place: CaptionPlace): string {
  const runs = (
    text.match(/[\u0964-\u09ff\u200c\u200d]+|[^\u0964-\u09ff\u200c\u200d]+/g) ?? []
  ).map((run) => {
    const font = /[\u0964-\u09ff]/.test(run) ? bengali : latin;
    return { font, shaped: font.shape(run) };
  });
  const width = runs.reduce((sum, { shaped }) => sum + shaped.width, 0);
  const size = Math.min(place.size, MAX_CAPTION / width);
  let x = place.x ?? (place.end ?? 0) - width * size;
  return runs
    .map(({ font, shaped }) => {
      const svg = placed(font, shaped, { size, x, y: place.y });
      x += shaped.width * size;
      return svg;
    })
    .join("");
}

const MAX_CAPTION = 700;

const round = (value: number) => Math.round(value * 100) / 100;
