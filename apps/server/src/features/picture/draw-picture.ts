import { fitVerse, LINE_HEIGHT } from "./fit-verse.ts";
import type { PictureSpec, PictureTranslation, PictureVerse } from "./picture-spec.ts";
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

/**
 * An SVG of 1200 x 630, higher where a verse and its translation need it, with outlines only: all text is shaped
 * here. A translation with a letter that the fonts lack is left out.
 */
export function drawPicture(spec: PictureSpec, fonts: PictureFonts): string {
  const { quran } = fonts;
  const translation = spec.translation && translationLines(spec.translation, fonts);
  if (translation && spec.verse) return tallPicture(spec, { ...fonts, translation });
  const verse = spec.verse && verseLines(spec.verse, fonts);
  const name = spec.name === undefined ? "" : nameInTheMiddle(quran, spec.name);
  const subtitle = verse?.isCut ? spec.cutSubtitle : spec.subtitle;
  const ink = `<g fill="${COLORS.ink}">${name}${verse?.svg ?? ""}</g>`;
  return framed({ ...spec, subtitle }, { fonts, height: PICTURE_HEIGHT, ink });
}

interface Frame {
  readonly fonts: PictureFonts;
  readonly height: number;
  /** What stands above the hairline. */
  readonly ink: string;
}

/** The paper, and below the hairline what is shown and where it is from. */
function framed(spec: PictureSpec, { fonts, height, ink }: Frame): string {
  const [first, second] = [height - 70, height - 30];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${height}">
<rect width="100%" height="100%" fill="${COLORS.paper}"/>
${ink}
<rect x="${MARGIN}" y="${height - 122}" width="${ROOM.width}" height="2" fill="${COLORS.line}"/>
<g fill="${COLORS.accent}">${caption(fonts, spec.title, { size: 38, x: MARGIN, y: first })}</g>
<g fill="${COLORS.soft}">${caption(fonts, spec.subtitle, { size: 26, x: MARGIN, y: second })}
${caption(fonts, spec.site, { size: 26, end: PICTURE_WIDTH - MARGIN, y: first })}</g>
</svg>`;
}

const LARGEST_WITH_TRANSLATION = 62;

type Translated = PictureFonts & { readonly translation: readonly TextLine[] };

/** A verse, whole, and its translation below it. */
function tallPicture(spec: PictureSpec, { translation, ...fonts }: Translated): string {
  const endless = { height: Number.POSITIVE_INFINITY, largest: LARGEST_WITH_TRANSLATION };
  const verse = spec.verse && verseLines(spec.verse, fonts, endless);
  let y = TOP + (verse?.height ?? 0) + 16;
  const lines = translation.map(({ text, size, pitch, color }) => {
    y += pitch;
    return `<g fill="${color}">${caption(fonts, text, { size, x: MARGIN, y, most: ROOM.width })}</g>`;
  });
  const needed = Math.ceil(y + 170);
  const height = Math.max(PICTURE_HEIGHT, needed);
  const text = `<g fill="${COLORS.ink}">${verse?.svg ?? ""}</g>${lines.join("")}`;
  const ink = `<g transform="translate(0 ${(height - needed) / 2})">${text}</g>`;
  return framed({ ...spec, subtitle: spec.translation?.source ?? "" }, { fonts, height, ink });
}

interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly pitch: number;
  readonly color: string;
}

/** The lines of a translation and of what is remarked on it; undefined where a letter has no glyph. */
function translationLines(
  { text, source, remark }: PictureTranslation,
  fonts: PictureFonts,
): TextLine[] | undefined {
  const shown = `${text}${source}${remark ?? ""}`;
  const isWhole = runsOf(fonts, shown).every(({ shaped }) =>
    shaped.glyphs.every(({ glyph }) => glyph !== 0),
  );
  if (!isWhole) return undefined;
  return [
    ...wrapped(fonts, text, 34).map((line) => ({
      text: line,
      size: 34,
      pitch: 52,
      color: COLORS.ink,
    })),
    ...(remark === undefined ? [] : wrapped(fonts, remark, 26)).map((line, at) => ({
      text: line,
      size: 26,
      pitch: at === 0 ? 60 : 40,
      color: COLORS.soft,
    })),
  ];
}

/** Whole words, line after line. */
function wrapped(fonts: PictureFonts, text: string, size: number): string[] {
  const widthOf = (part: string) =>
    runsOf(fonts, part).reduce((sum, { shaped }) => sum + shaped.width, 0) * size;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= ROOM.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function verseLines(
  { arabic, number }: PictureVerse,
  fonts: PictureFonts,
  wanted: { readonly height: number; readonly largest?: number } = ROOM,
) {
  const { quran, latin } = fonts;
  // The ornament and its digits are numbers, which run from left to right in an Arabic line too.
  const end = quran.shape(endOfVerse(number), "ltr");
  const space = quran.shape(" ").width;
  const ellipsis = latin.shape(ELLIPSIS);
  const fitted = fitVerse(quran, arabic, {
    width: ROOM.width,
    ...wanted,
    end: space + end.width,
    ellipsis: space + ellipsis.width,
  });
  const { lines, size, isCut } = fitted;
  const pitch = size * LINE_HEIGHT;
  const height = Number.isFinite(wanted.height) ? wanted.height : lines.length * pitch;
  const first = TOP + (height - lines.length * pitch) / 2 + pitch * 0.66;
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
  return { svg: svg.join(""), isCut, height };
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
  /** The width at which it gets smaller. */
  readonly most?: number;
}

/** A line in Latin and Bengali letters, narrower where it would be too long. */
function caption(fonts: PictureFonts, text: string, place: CaptionPlace): string {
  const runs = runsOf(fonts, text);
  const width = runs.reduce((sum, { shaped }) => sum + shaped.width, 0);
  const size = Math.min(place.size, (place.most ?? MAX_CAPTION) / width);
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

/** A text by script, each part shaped with its font. */
const runsOf = ({ latin, bengali }: PictureFonts, text: string) =>
  (text.match(/[\u0964-\u09ff\u200c\u200d]+|[^\u0964-\u09ff\u200c\u200d]+/g) ?? []).map((run) => {
    const font = /[\u0964-\u09ff]/.test(run) ? bengali : latin;
    return { font, shaped: font.shape(run) };
  });

const round = (value: number) => Math.round(value * 100) / 100;
