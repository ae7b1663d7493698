import { readFileSync } from "node:fs";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { expect, test } from "vitest";
import { builtIn, ownContent } from "../../../test/own-content.ts";
import { sha256 } from "../../content/ready-document.ts";
import { findPicture, findTranslation } from "./find-picture.ts";
import { drawPicture } from "./draw-picture.ts";
import { fitVerse } from "./fit-verse.ts";
import { drawApart } from "./picture-thread.ts";
import { shapingFont } from "./shape-text.ts";

const fontOf = (name: string) =>
  shapingFont(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url)));
const quran = fontOf("quran");
const room = { width: 1056, height: 450, end: 1.2, ellipsis: 1 };
const arabicOf = (name: string) => findPicture(builtIn, name, "en")?.verse?.arabic ?? "";

const BENGALI = /[\u0964-\u09ff\u200c\u200d]/;

const pathsOf = (svg: string) => svg.match(/<path /g)?.length ?? 0;

const take = (text: string, into: Set<string>) => Array.from(text, (one) => into.add(one));

test("the fonts have a glyph for every character of all verses, names and captions", () => {
  const characters = { quran: new Set<string>(), bengali: new Set<string>(), latin: new Set("…") };
  for (let day = 1; day <= 300; day += 1)
    for (const surah of builtIn.parseReading(day).surahs) {
      for (const { translation, bengaliTranslation, ...verse } of surah.verses)
        for (const text of [
          translation,
          bengaliTranslation,
          ...Object.values(verse.translationRemark?.text ?? {}),
          ...Object.values(verse.bengaliRemark?.text ?? {}),
        ])
          for (const character of text)
            (BENGALI.test(character) ? characters.bengali : characters.latin).add(character);
      take(surah.arabicName, characters.quran);
      for (const { arabic } of surah.verses) take(arabic, characters.quran);
    }
  const surahs = Array.from({ length: 114 }, (_, index) => `surah-${index + 1}`);
  const names = [...surahs, "verse-2-282", "juz-30", "page-604", "day-17", "khatma"];
  for (const language of ["en", "bn"] as const)
    for (const name of names) {
      const {
        title = "",
        subtitle = "",
        cutSubtitle = "",
        site = "",
      } = findPicture(builtIn, name, language) ?? {};
      for (const character of title + subtitle + cutSubtitle + site)
        (BENGALI.test(character) ? characters.bengali : characters.latin).add(character);
    }
  const missing = (["quran", "bengali", "latin"] as const).flatMap((name) => {
    const font = fontOf(name);
    return Array.from(characters[name]).filter((one) =>
      font.shape(one).glyphs.some(({ glyph }) => glyph === 0),
    );
  });
  expect(characters.quran.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

// The glyphs and their positions, of the text's own letters: looked at on the pictures beside a browser's.
test.each([
  ["verse-108-1", 1, "9c953c496715dab1"],
  ["verse-2-72", 2, "c1d54263df82ce92"],
  ["verse-19-38", 2, "9f4bc2695ae99d50"],
  ["verse-1-1", 1, "715b777af90c3adc"],
  ["verse-2-255", 4, "7ec7effc27bcdf33"],
])("%s is set whole in %i lines, letter for letter", (name, count, expected) => {
  const arabic = arabicOf(name);
  const { lines, isCut } = fitVerse(quran, arabic, room);
  expect([lines.length, isCut, lines.join(" ")]).toEqual([count, false, arabic]);
  const shaped = lines.map((line) => quran.shape(line).glyphs);
  expect(sha256(Buffer.from(JSON.stringify(shaped))).slice(0, 16)).toBe(expected);
});

test.each([
  ["verse-86-4-in-en-saheeh", "en", "translation", "Saheeh International"],
  ["verse-86-4-in-bn-muhiuddin", "bn", "bengaliTranslation", "মাওলানা মুহিউদ্দীন খান"],
] as const)(
  "%s has the edition's text, letter for letter",
  async (name, language, field, source) => {
    const [verse] = builtIn.parseReading(295).surahs.flatMap(({ verses }) => verses.slice(3, 4));
    expect([verse?.surahNumber, verse?.verseNumber]).toEqual([86, 4]);
    expect(await findTranslation(ownContent, name, language)).toEqual({
      text: verse?.[field],
      source,
    });
  },
);

test("what is remarked on a translation goes with it, in the page's language", async () => {
  const { bengaliRemark } =
    builtIn.parseReading(84).surahs[0]?.verses.find((one) => one.verseNumber === 156) ?? {};
  for (const language of ["en", "bn"] as const)
    expect(
      (await findTranslation(ownContent, "verse-7-156-in-bn-muhiuddin", language))?.remark,
    ).toBe(bengaliRemark?.text[language]);
  expect(await findTranslation(ownContent, "verse-7-156", "en")).toBeUndefined();
});

test("every word of the longest translations is drawn below the whole verse", async () => {
  const fonts = { quran, bengali: fontOf("bengali"), latin: fontOf("latin") };
  const spec = findPicture(builtIn, "verse-2-282", "bn");
  if (!spec) throw new Error("2:282 has no picture");
  for (const id of ["bn-muhiuddin", "en-saheeh"]) {
    const translation = await findTranslation(ownContent, `verse-2-282-in-${id}`, "bn");
    if (!translation) throw new Error(`2:282 is not in ${id}`);
    const svg = drawPicture({ ...spec, translation }, fonts);
    const without = drawPicture({ ...spec, translation: { ...translation, text: "" } }, fonts);
    const parts = translation.text.match(/[\u0964-\u09ff\u200c\u200d]+|[^ \u0964-\u09ff]+/g) ?? [];
    const glyphs = parts.flatMap((part) => {
      const font = /[\u0964-\u09ff]/.test(part) ? fonts.bengali : fonts.latin;
      return font.shape(part).glyphs.filter(({ glyph }) => font.outline(glyph) !== "");
    });
    expect(pathsOf(svg) - pathsOf(without)).toBe(glyphs.length);
    expect(Number(/height="(\d+)"/.exec(svg)?.[1])).toBeGreaterThan(2000);
  }
});

test("a translation with a letter that the fonts lack is left out, and the verse stays", () => {
  const fonts = { quran, bengali: fontOf("bengali"), latin: fontOf("latin") };
  const spec = findPicture(builtIn, "verse-86-4", "en");
  if (!spec) throw new Error("86:4 has no picture");
  const translation = { text: "Qur\u02beān", source: "Its own" };
  expect(drawPicture({ ...spec, translation }, fonts)).toBe(drawPicture(spec, fonts));
});

test("the longest verse is shown up to a pause, by whole words", () => {
  const arabic = arabicOf("verse-2-282");
  const { lines, isCut, size } = fitVerse(quran, arabic, room);
  const shown = lines.join(" ");
  expect([isCut, size, lines.length]).toEqual([true, 37, 6]);
  expect(arabic.startsWith(`${shown} `)).toBe(true);
  expect(shown).toMatch(/[\u06d6\u06d7\u06da]$/);
});

test("no line is wider than its room, and none begins with a prostration's sign", () => {
  const wide = [1, 100, 300].flatMap((day) =>
    builtIn.parseReading(day).surahs.flatMap(({ verses }) =>
      verses.flatMap(({ arabic }) => {
        const { lines, size } = fitVerse(quran, arabic, room);
        return lines.filter(
          (line) => quran.shape(line).width * size > 1056.5 || line.startsWith("۩"),
        );
      }),
    ),
  );
  expect(wide).toEqual([]);
});

test.each([
  ["juz-30", "Juz 30", "An-Naba 78:1 – An-Nas 114:6"],
  ["hizb-60", "Hizb 60", "Al-A'la 87:1 – An-Nas 114:6"],
  ["ruku-4", "Ruku 4", "Al-Baqarah 2:21 – Al-Baqarah 2:29"],
  ["page-604", "Page 604", "Al-Ikhlas 112:1 – An-Nas 114:6"],
  ["day-1", "Day 1 of 300", "Al-Fatiha 1:1 – Al-Baqarah 2:24"],
  ["surah-2", "Surah 2: Al-Baqarah", "The Cow · 286 verses"],
  ["verse-2-255", "Al-Baqarah 2:255", ""],
])("below %s stands %s, %s", (name, title, subtitle) => {
  expect(findPicture(builtIn, name, "en")).toMatchObject({ title, subtitle });
});

test("in Bengali names and numbers are Bengali", () => {
  expect(findPicture(builtIn, "verse-2-255", "bn")).toMatchObject({
    title: "আল-বাকারা ২:২৫৫",
    cutSubtitle: "আয়াতের শুরু",
    site: "দৈনিক কুরআন পাঠ",
  });
});

test.each(
  "verse-2-287 verse-115-1 verse-0-1 verse-2-0 verse-2 verse-02-1 surah-115 juz-31 page-605 day-301 day-0 week-1".split(
    " ",
  ),
)("there is no picture %j", (name) => {
  expect(findPicture(builtIn, name, "en")).toBeUndefined();
});

test("the last verse has one", () => {
  const { surah, verse } = verseOfOrdinal(6236);
  expect(findPicture(builtIn, `verse-${surah}-${verse}`, "en")?.title).toBe("An-Nas 114:6");
});

test("the thread is idle from its last picture on, not while it draws", async () => {
  const { run: draw, stop } = drawApart(0);
  const spec = findPicture(builtIn, "verse-108-1", "en");
  const png = spec && (await draw(spec));
  expect(
    Buffer.from(png ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  await stop();
});
