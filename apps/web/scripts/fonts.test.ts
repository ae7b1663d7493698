import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { reading } from "../src/test/readings.ts";
import { buildBengaliFont, buildQuranFont } from "./build-fonts.ts";
import { QURAN_CHARACTERS, QURAN_DRAWN_AS } from "./quran-characters.ts";
import { readGlyphs } from "./cmap.ts";
import { remapCharacters } from "./remap-characters.ts";
import { readTables } from "./sfnt.ts";

const committed = (name: string) => readFileSync(new URL(`../src/fonts/${name}`, import.meta.url));

test.each([
  ["quran.woff2", buildQuranFont],
  ["bengali.woff2", buildBengaliFont],
])("%s is what its sources give", async (name, build) => {
  expect((await build()).equals(committed(name))).toBe(true);
});

test("the Quran face has every character of the text", async () => {
  const sfnt = await subsetFont(
    committed("quran.woff2"),
    String.fromCodePoint(...QURAN_CHARACTERS),
    {
      targetFormat: "sfnt",
    },
  );
  const glyphs = readGlyphs(readTables(sfnt));
  const used = new Set<number>();
  for (let day = 1; day <= 300; day += 1) {
    for (const { arabicName, verses } of reading(day).surahs) {
      const texts = [arabicName, ...verses.map(({ arabic }) => arabic)];
      for (const sign of texts.join("")) used.add(sign.codePointAt(0) ?? 0);
    }
  }
  expect(used.size).toBeGreaterThan(70);
  expect([...used].filter((character) => !glyphs.has(character))).toEqual([]);
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
