/**
 * Writes src/fonts, and the server's fonts for pictures: the Quran fonts and the Bengali font, subset to the characters that the product shows.
 * docs/decisions/0005-fonts.md says why eight characters are drawn as others.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { drawnFont } from "@daily-quran/font-subset/drawn-font";
import { readIndoPakVerses } from "@daily-quran/quran-text/indo-pak/read-indo-pak";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { partsOfVerse } from "@daily-quran/quran/scripts";
import subsetFont from "subset-font";
import { readGlyphs } from "./cmap.ts";
import { addLookups } from "./layout-lookups.ts";
import { MOVED_SIGNS } from "./moved-signs.ts";
import { moveAnchor } from "./move-anchor.ts";
import { shaper } from "./placed-glyphs.ts";
import { QURAN_CHARACTERS, QURAN_DRAWN_AS } from "./quran-characters.ts";
import { remapCharacters, withoutWidth } from "./remap-characters.ts";
import { renameFont } from "./rename-font.ts";
import { readTables } from "@daily-quran/font-subset/sfnt";

const fontFile = (name: string) => createRequire(import.meta.url).resolve(`@fontsource/${name}`);
const target = (name: string) => new URL(`../src/fonts/${name}`, import.meta.url);
const text = (characters: readonly number[]) => String.fromCodePoint(...characters);

const NAMES = {
  family: "Daily Quran",
  copyright:
    "Copyright (c) 1994-2026, SIL Global. Changed: fewer characters, eight of them redrawn, signs moved.",
  licence: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
};

/**
 * Above the small waw, the small yeh and the last letter of Allah, a pause sign would overlap other marks.
 */
const MOVED_ANCHORS = [
  { from: { x: 193, y: 680 }, to: { x: 150, y: 1400 } },
  { from: { x: 348, y: 702 }, to: { x: 348, y: 1200 } },
  { from: { x: 186, y: 916 }, to: { x: 70, y: 1200 } },
  // The widest pause sign (U+06D6) would overlap the sukun or shadda below it, so its anchor is moved.
  { from: { x: -22, y: 1583 }, to: { x: 38, y: 1463 } },
];

export async function buildQuranFont(): Promise<Buffer> {
  const file = fontFile("scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2");
  const own = QURAN_CHARACTERS.filter((character) => !QURAN_DRAWN_AS.has(character));
  const sfnt = await subsetFont(await readFile(file), text([...own, ...QURAN_DRAWN_AS.values()]), {
    targetFormat: "sfnt",
  });
  const moved = MOVED_ANCHORS.reduce((font, { from, to }) => moveAnchor(font, from, to), sfnt);
  const remapped = remapCharacters(
    withoutWidth(renameFont(moved, NAMES), 0xa0),
    QURAN_CHARACTERS,
    QURAN_DRAWN_AS,
  );
  return subsetFont(withContexts(remapped), text(QURAN_CHARACTERS), {
    targetFormat: "woff2",
    noHinting: true,
  });
}

/** Separate glyphs for the signs of two words, and pause signs moved in some words. */
function withContexts(font: Buffer): Buffer {
  const characters = readGlyphs(readTables(font));
  const glyph = (character: number) => characters.get(character) ?? 0;
  const small = { glyph: glyph(0x6dc), effect: { becomes: glyph(0x6e3) } };
  const substituted = addLookups(
    font,
    ["GSUB", "ccmp"],
    [
      // 12:11: the mushaf's hollow diamond. In 41:44 the same character means a full dot.
      {
        after: [glyph(0x64e), glyph(0x645)],
        glyph: glyph(0x6ec),
        effect: { becomes: glyph(0x6eb) },
      },
      // 52:37: the small sin below the sad. A shaper may put it before the fatha, as HarfBuzz does, or leave it.
      { after: [glyph(0x635), glyph(0x64f)], ...small },
      { after: [glyph(0x64e), glyph(0x635), glyph(0x64f)], ...small },
    ],
  );
  const { place } = shaper(font);
  const moves = MOVED_SIGNS.map(([, word, x, y]) => {
    const [sign = 0, ...before] = place(word).map((placed) => placed.glyph);
    return { after: before.slice(0, 3), glyph: sign, effect: { moves: { x, y } } };
  });
  return addLookups(substituted, ["GPOS", "mark"], moves);
}

const INDO_PAK_NAMES = {
  family: "Daily Quran Indo-Pak",
  copyright:
    "Copyright (c) 2024-2025 Amine Anane, Tarteel Inc. Changed: only what the Quran's text draws.",
  licence: NAMES.licence,
};

/** Empty: with the numbers of verses in it, it would be half of the font. A page sets their digits into it. */
const ORNAMENT = "\u06dd";
const DIGITS = Array.from("٠١٢٣٤٥٦٧٨٩");

/** What joins and places letters and marks; not what a page of this product never asks for. */
const INDO_PAK_FEATURES = [
  "ccmp",
  "init",
  "medi",
  "fina",
  "rlig",
  "rclt",
  "curs",
  "kern",
  "mark",
  "mkmk",
];

/** The Indo-Pak font with the outlines that its text draws, of a third of what its letters could become. */
async function buildIndoPakFont(
  verses: readonly string[],
  digits: readonly string[] = DIGITS,
): Promise<Buffer> {
  const source = await readFile(new URL("indo-pak/DigitalKhattIndoPak.ttf", import.meta.url));
  const lines = verses.map((verse) => partsOfVerse(verse).join(` ${ORNAMENT}`));
  const drawnTexts = [...lines, ...digits];
  const keepFeatures = INDO_PAK_FEATURES;
  const font = renameFont(await drawnFont(source, drawnTexts, { keepFeatures }), INDO_PAK_NAMES);
  return subsetFont(font, drawnTexts.join(""), {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures,
  });
}

const INDO_PAK_VERSES = readIndoPakVerses().map((verse) => verse.text);

/** The font, and that of the verse by which a script is chosen. */
export const INDO_PAK_FONTS: Readonly<Record<string, () => Promise<Buffer>>> = {
  "indo-pak.woff2": () => buildIndoPakFont(INDO_PAK_VERSES),
  "indo-pak-sample.woff2": () =>
    buildIndoPakFont(
      INDO_PAK_VERSES.filter((_, at) => at === ordinalOfVerse(112, 1) - 1),
      ["١"],
    ),
};

const BENGALI = Array.from({ length: 0x80 }, (_, index) => 0x980 + index);
const BENGALI_TEXT = text([0x20, 0x964, 0x965, 0x200c, 0x200d, ...BENGALI]);

export async function buildBengaliFont(): Promise<Buffer> {
  const source = await readFile(
    fontFile("hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2"),
  );
  return subsetFont(source, BENGALI_TEXT, { targetFormat: "woff2", noHinting: true });
}

/** As sfnt files for the pictures that the server draws: HarfBuzz reads no WOFF2. */
export async function buildPictureFonts(): Promise<Readonly<Record<string, Buffer>>> {
  const latin = await readFile(
    fontFile("hind-siliguri/files/hind-siliguri-latin-400-normal.woff2"),
  );
  const printable = Array.from({ length: 0x5f }, (_, index) => 0x20 + index);
  const latinText = text([
    ...printable,
    0xa0,
    0xb7,
    0x2013,
    0x2014,
    0x2018,
    0x2019,
    0x201c,
    0x201d,
    0x2026,
  ]);
  const sfnt = { targetFormat: "sfnt", noHinting: true } as const;
  return {
    "quran.ttf": await subsetFont(await buildQuranFont(), text(QURAN_CHARACTERS), sfnt),
    "bengali.ttf": await subsetFont(await buildBengaliFont(), BENGALI_TEXT, sfnt),
    "latin.ttf": await subsetFont(latin, latinText, sfnt),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(target("quran.woff2"), await buildQuranFont());
  for (const [name, build] of Object.entries(INDO_PAK_FONTS))
    await writeFile(target(name), await build());
  await writeFile(target("bengali.woff2"), await buildBengaliFont());
  for (const [name, font] of Object.entries(await buildPictureFonts()))
    await writeFile(
      new URL(`../../server/src/features/picture/fonts/${name}`, import.meta.url),
      font,
    );
}
