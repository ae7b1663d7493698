import { readFileSync } from "node:fs";
import { INDO_PAK } from "@daily-quran/quran/indo-pak-lines";
import { MADANI } from "@daily-quran/quran/printed-lines";
import { drawnWoff2 } from "@daily-quran/font-subset/drawn-font";
import { partsOfVerse } from "@daily-quran/quran/scripts";
import { readIndoPakVerses } from "@daily-quran/quran-text/indo-pak/read-indo-pak";
import { Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { reading } from "../src/test/readings.ts";
import {
  buildBengaliFont,
  buildPictureFonts,
  buildQuranFont,
  INDO_PAK_FONTS,
} from "./build-fonts.ts";
import { QURAN_CHARACTERS, QURAN_DRAWN_AS } from "./quran-characters.ts";
import { readGlyphs } from "./cmap.ts";
import { inkOf } from "./glyph-ink.ts";
import { lineSizesSource } from "./line-sizes.ts";
import { shaper } from "./placed-glyphs.ts";
import { markCollisions, PAUSES } from "./mark-collisions.ts";
import { SPECIMEN_WORDS } from "./specimen-words.ts";
import { verseSign } from "../src/ui/text/verse-sign.ts";
import { remapCharacters } from "./remap-characters.ts";
import { readTables } from "@daily-quran/font-subset/sfnt";

const committed = (name: string) => readFileSync(new URL(`../src/fonts/${name}`, import.meta.url));

test.each([
  ["quran.woff2", buildQuranFont],
  ["bengali.woff2", buildBengaliFont],
  ...Object.entries(INDO_PAK_FONTS),
])("%s is what its sources give", async (name, build) => {
  expect((await build()).equals(committed(name))).toBe(true);
});

test("the server draws pictures with the same fonts", async () => {
  for (const [name, font] of Object.entries(await buildPictureFonts())) {
    const folder = new URL("../../server/src/features/picture/fonts/", import.meta.url);
    expect([name, font.equals(readFileSync(new URL(name, folder)))]).toEqual([name, true]);
  }
});

const quranSfnt = await subsetFont(
  committed("quran.woff2"),
  String.fromCodePoint(...QURAN_CHARACTERS),
  { targetFormat: "sfnt" },
);
const asSfnt = (font: Buffer) =>
  subsetFont(font, "", { targetFormat: "sfnt", keepAllGlyphs: true });
const surahs = Array.from({ length: 300 }, (_, index) => reading(index + 1).surahs).flat();
const byReference = new Map<string, string>(
  surahs.flatMap(({ number, verses: read }) =>
    read.map(({ verseNumber, arabic }) => [`${number}:${verseNumber}`, arabic] as const),
  ),
);
const verses = [...byReference.values()];
const verseAt = (reference: string) => byReference.get(reference);

/** The outlines of a text in their places. */
function outlinesBy({ font }: Pick<ReturnType<typeof shaper>, "font">, text: string) {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
    path: font.glyphToPath(codepoint),
    place: [xAdvance, xOffset, yOffset],
  }));
}

test("the fonts of a first verse draw it as the whole ones do", async () => {
  const fonts = { quran: quranSfnt, bengali: await asSfnt(committed("bengali.woff2")) };
  const whole = { quran: shaper(fonts.quran), bengali: shaper(fonts.bengali) };
  for (let day = 1; day <= 300; day += 39) {
    const verse = reading(day).surahs[0]?.verses[0];
    const sign = verseSign(verse?.verseNumber ?? 0);
    const texts = {
      quran: [verse?.arabic ?? "", sign],
      bengali: verse?.bengaliTranslation.match(/[\u0964\u0980-\u09ff\u200c\u200d]+/g) ?? [],
    };
    for (const font of ["quran", "bengali"] as const) {
      const part = shaper(await asSfnt(await drawnWoff2(fonts[font], texts[font])));
      for (const text of texts[font])
        expect([text, outlinesBy(part, text)]).toEqual([text, outlinesBy(whole[font], text)]);
    }
  }
});

test("each printed line has the size that it fits the measure in", async () => {
  const read = surahs
    .flatMap((surah) => surah.verses)
    .map(({ arabic, verseNumber }) => [arabic, verseSign(verseNumber)] as const);
  await expect(lineSizesSource(MADANI, quranSfnt, read)).toMatchFileSnapshot(
    "../src/reading/ways/mushaf/line-sizes.generated.ts",
  );
});

const indoPak = readIndoPakVerses().map(({ text: verse }) => {
  const [words, signs] = partsOfVerse(verse);
  return [words, `\u06dd${signs}`] as const;
});
const indoPakSfnt = await subsetFont(
  committed("indo-pak.woff2"),
  `${indoPak.flat().join(" ")} ٠١٢٣٤٥٦٧٨٩`,
  { targetFormat: "sfnt" },
);

test("so has each line of the Indo-Pak mushaf", async () => {
  await expect(lineSizesSource(INDO_PAK, indoPakSfnt, indoPak)).toMatchFileSnapshot(
    "../src/reading/ways/mushaf/indo-pak-sizes.generated.ts",
  );
});

test("the ornament of an Indo-Pak verse is lower where two signs stand on it, as its number is", () => {
  const { place } = shaper(indoPakSfnt);
  const low = ([, ornament]: (typeof indoPak)[number]) =>
    place(ornament).find(({ at }) => at === 0)?.y;
  const [one, two] = [
    indoPak.filter(([, { length }]) => length <= 2),
    indoPak.filter(([, { length }]) => length > 2),
  ];
  expect(two.length).toBeGreaterThan(200);
  expect(new Set(one.map(low))).toEqual(new Set([0]));
  // In thousandths of an em.
  expect(new Set(two.map(low))).toEqual(new Set([-150]));
});

test.each([
  { digits: 1, size: 0.92 },
  { digits: 2, size: 0.92 * 0.9 },
  { digits: 3, size: 0.84 * 0.7 },
])("the numbers of $digits digits fit into the ornament of an Indo-Pak verse", (numbers) => {
  const { widthOf } = shaper(indoPakSfnt);
  // In thousandths of an em, with what stands between them; the ornament is 500 wide inside.
  const widths = Array.from({ length: 286 }, (_, at) => verseSign(at + 1).slice(1))
    .filter(({ length }) => length === numbers.digits)
    .map((number) => (widthOf(number) + 40 * numbers.digits) * numbers.size);
  expect(Math.min(...widths)).toBeGreaterThan(50);
  expect(Math.max(...widths)).toBeLessThan(400);
});

test("no mark of an Indo-Pak word touches another or a letter", () => {
  const words = new Set(indoPak.flatMap(([text]) => text.split(" ")));
  expect(words.size).toBeGreaterThan(18_000);
  expect(markCollisions(indoPakSfnt, [...words])).toEqual([]);
});

test("the Quran font has every character of the text", () => {
  const glyphs = readGlyphs(readTables(quranSfnt));
  const texts = [...surahs.map(({ arabicName }) => arabicName), ...verses];
  const used = new Set(Array.from(texts.join(""), (sign) => sign.codePointAt(0) ?? 0));
  expect(used.size).toBeGreaterThan(70);
  expect([...used].filter((character) => !glyphs.has(character))).toEqual([]);
});

test("no pause sign overlaps a mark or a letter beside it, in the whole text", () => {
  expect(verses).toHaveLength(6236);
  expect(markCollisions(quranSfnt, verses, PAUSES)).toEqual([]);
});

test("a yeh is drawn without dots where nothing is joined to its left, and with them elsewhere", () => {
  const { place } = shaper(quranSfnt);
  const glyphsOf = (text: string) => place(text).map(({ glyph }) => glyph);
  const [maqsura] = glyphsOf("\u0641\u0649");
  const dotless = inkOf(shaper(quranSfnt).font, maqsura ?? 0);
  const inkOfLast = (text: string) => place(text)[0]?.ink;
  expect(inkOfLast("\u0641\u064a")).toEqual(dotless);
  expect(inkOfLast("\u064a")).toEqual(inkOfLast("\u0649"));
  const [, within] = place("\u0641\u064a\u0647");
  const [, withinMaqsura] = place("\u0641\u0649\u0647");
  expect(Math.min(...(within?.ink.keys() ?? []))).toBeLessThan(
    Math.min(...(withinMaqsura?.ink.keys() ?? [])),
  );
});

test.each([
  ["the sign of 12:11 is the hollow diamond", "12:11", 0x6ec, 0x6eb],
  ["the same sign in 41:44 is a full dot", "41:44", 0x6ec, 0x6ec],
  ["the small sin of 52:37 is below its sad", "52:37", 0x6dc, 0x6e3],
  ["the small sin of 2:245 is above its sad", "2:245", 0x6dc, 0x6dc],
  ["the small sin of 7:69 is above its sad", "7:69", 0x6dc, 0x6dc],
])("%s", (_, reference, sign, drawn) => {
  const text = verseAt(reference) ?? "";
  const at = text.indexOf(String.fromCodePoint(sign));
  const glyphs = shaper(quranSfnt)
    .place(text)
    .filter((placed) => placed.at === at)
    .map(({ glyph }) => glyph);
  // The marks of a letter can share one cluster; the sign is its last.
  expect(glyphs.at(-1)).toBe(readGlyphs(readTables(quranSfnt)).get(drawn));
});

test("every word of the specimen is in its verse", () => {
  const missing = SPECIMEN_WORDS.filter(
    ([reference, word]) => !verseAt(reference)?.split(" ").includes(word),
  );
  expect(missing).toEqual([]);
});

test("a remapped character has the other's glyph, the rest keep theirs", async () => {
  const sfnt = await subsetFont(committed("quran.woff2"), "\u0628\u064b\u0657", {
    targetFormat: "sfnt",
  });
  const before = readGlyphs(readTables(sfnt));
  const remapped = remapCharacters(sfnt, [0x628, 0x64b, 0x657], new Map([[0x657, 0x64b]]));
  const font = await subsetFont(remapped, "\u0628\u064b\u0657", { targetFormat: "sfnt" });
  const after = readGlyphs(readTables(font));
  expect(after.get(0x657)).toBe(after.get(0x64b));
  expect(after.get(0x628)).not.toBe(after.get(0x64b));
  expect(before.get(0x657)).not.toBe(before.get(0x64b));
});

test("the tanween of the text is drawn as the sequential tanween", () => {
  expect([...QURAN_DRAWN_AS].slice(0, 3)).toEqual([
    [0x656, 0x8f2],
    [0x657, 0x8f0],
    [0x65e, 0x8f1],
  ]);
});
