import { JuzFile, PlacedVerse, ReferredVerses, Ruku } from "@daily-quran/domain/passage";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { emptyTables, useDatabase } from "../../../test/database.ts";
import { install } from "../../../test/editions/install.ts";
import { syntheticEdition } from "../../../test/editions/synthetic-edition.ts";
import { request } from "../../../test/request.ts";
import { audioOfReciter, listReciters } from "./reciters.ts";
import { useApp } from "../../../test/use-app.ts";

const sql = useDatabase();
const running = useApp(sql);
beforeEach(() => emptyTables(sql));

const get = async (path: string): Promise<unknown> =>
  await (await request(`${running.url}/api/${path}`)).json();
const verse = async (path: string) => PlacedVerse.parse(await get(`verses/${path}`));

const THREE = "en-saheeh,bn-muhiuddin,en-recited";

test("texts of several editions stand beside what a verse has, which stays to the letter", async () => {
  const { texts, ...rest } = await verse(`2:255?editions=${THREE}`);
  const usual = await verse("2:255");
  expect(rest).toEqual(usual);
  const recited = await verse("2:255?transliteration=en-recited");
  expect(texts).toEqual({
    "en-saheeh": { text: usual.translation },
    "bn-muhiuddin": { text: usual.bengaliTranslation },
    "en-recited": { text: recited.transliteration },
  });
});

test("a remark stands with the text that it is on", async () => {
  const { bengaliRemark, texts } = await verse("26:127?editions=bn-muhiuddin,ar-uthmani");
  expect(bengaliRemark).toBeDefined();
  expect(texts?.["bn-muhiuddin"]?.remark).toEqual(bengaliRemark);
  expect(texts?.["ar-uthmani"]).not.toHaveProperty("remark");
});

test.each(["schedule/300/verses", "surahs/112", "juzs/30", "hizbs/60", "rubs/240", "pages/604"])(
  "%s has them on each of its verses",
  async (path) => {
    const { surahs } = (await get(`${path}?editions=en-letters,en-saheeh`)) as {
      surahs: { verses: PlacedVerse[] }[];
    };
    const verses = surahs.flatMap((surah) => surah.verses);
    expect(verses.length).toBeGreaterThan(3);
    for (const { texts, transliteration, translation } of verses)
      expect([texts?.["en-letters"]?.text, texts?.["en-saheeh"]?.text]).toEqual([
        transliteration,
        translation,
      ]);
  },
);

test("a commentary on several verses stands with the first that is shown, and says on which", async () => {
  const whole = syntheticEdition("On").map((one) =>
    one.surah === 112 ? { ...one, text: "On all four." } : one,
  );
  await install(sql, whole, { id: "en-first" });
  let found = await commentaries();
  while (!found) found = await commentaries();
  expect(found).toEqual([{ text: "On all four.", from: 1, to: 4 }, undefined, undefined]);
});

async function commentaries() {
  const list = (await get("verses/112:2-4?editions=en-first")) as PlacedVerse[];
  return Array.isArray(list) ? list.map((one) => one.texts?.["en-first"]) : undefined;
}

test("a verse has its recording by a reciter who is listed", async () => {
  const list = (await get("reciters")) as { id: string; url: string; isDefault: boolean }[];
  expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ["Alafasy_128kbps", true],
    ["Husary_128kbps", false],
    ["Abdul_Basit_Murattal_192kbps", false],
    ["Minshawy_Murattal_128kbps", false],
    ["Abdurrahmaan_As-Sudais_192kbps", false],
  ]);
  const { audio, ...rest } = await verse("2:255?audio=Abdul_Basit_Murattal_192kbps");
  expect(audio).toEqual({
    reciter: "Abdul_Basit_Murattal_192kbps",
    url: "https://everyayah.com/data/Abdul_Basit_Murattal_192kbps/002255.mp3",
    bitRate: 192,
  });
  expect(rest).toEqual(await verse("2:255"));
});

test("an audio host of its own layout has one reciter, without a name", () => {
  const url = "https://audio.example/ours/";
  expect(listReciters(url)).toEqual([{ id: "configured", url, isDefault: true }]);
  expect(audioOfReciter(url, "configured")({ surahNumber: 114, verseNumber: 6 })).toEqual({
    reciter: "configured",
    url: `${url}114006.mp3`,
  });
});

test("a verse has the fields that are wanted, and a remark stays with its translation", async () => {
  const { arabic, bengaliTranslation, bengaliRemark } = await verse("26:127");
  expect(await get("verses/26:127?fields=arabic,bengaliTranslation&editions=en-saheeh")).toEqual({
    surahNumber: 26,
    verseNumber: 127,
    arabic,
    bengaliTranslation,
    bengaliRemark,
    texts: { "en-saheeh": { text: (await verse("26:127")).translation } },
  });
  const day = (await get("schedule/300/verses?fields=verseNumber")) as {
    readingTitle: string;
    surahs: { englishName: string; verses: object[] }[];
  };
  expect(day.readingTitle).not.toBe("");
  expect(day.surahs[0]?.englishName).toBeDefined();
  expect(day.surahs.at(-1)?.verses[1]).toEqual({ surahNumber: 114, verseNumber: 2 });
});

const DayOf = z.looseObject({
  day: z.int(),
  surahs: z.array(z.looseObject({ verses: z.array(z.looseObject({ texts: z.looseObject({}) })) })),
});

test("today's and tomorrow's readings take the query of a day's", async () => {
  const query = "editions=en-saheeh&fields=translation&audio=Alafasy_128kbps";
  const today = DayOf.parse(await get(`current-reading?${query}`));
  expect(await get(`schedule/${today.day}/verses?${query}`)).toEqual(today);
  expect(Object.keys(today.surahs[0]?.verses[0]?.texts ?? {})).toEqual(["en-saheeh"]);
  const tomorrow = DayOf.parse(await get(`tomorrow-reading?${query}`));
  expect(await get(`schedule/${tomorrow.day}/verses?${query}`)).toEqual(tomorrow);
  expect(tomorrow.day).toBe((today.day % 300) + 1);
});

test("a verse says which parts of the Quran have it, and whether one prostrates", async () => {
  expect(await verse("96:19")).toMatchObject({
    day: 298,
    juz: 30,
    hizb: 60,
    rub: 239,
    ruku: 538,
    manzil: 7,
    page: 597,
    sajda: 15,
  });
  expect(await verse("96:18")).not.toHaveProperty("sajda");
});

const NAMES =
  "editions names 1 to 5 editions by their ids, as /api/editions lists them, each once, with commas between.";

test.each([
  ["verses/1:1?editions=en-saheeh,none-here", 404, /^There is no edition “none-here” here\./],
  ["verses/1:1?editions=en-saheeh,en-saheeh", 400, NAMES],
  ["verses/1:1?editions=a-b,b-b,c-b,d-b,e-b,f-b", 400, NAMES],
  [
    "verses/1:1?editions=en-saheeh,EN_mine",
    400,
    "editions.1 is no id of an edition: “EN_mine”. An id is small letters and digits with a hyphen between: en-saheeh.",
  ],
  ["verses/1:1?editions=", 400, /names 1 to 5 editions/],
  [
    "verses/1:1?audio=nobody",
    400,
    /^audio names nobody who recites here\. There are: Alafasy_128kbps,/,
  ],
  ["verses/1:1?fields=arabic,letters", 400, /^fields\.1 must be one of: number, surahNumber,/],
  ["verses/1:1?fields=", 400, /^fields\.0 must be one of: number, surahNumber,/],
  [`verses/1:1?fields=${"arabic,".repeat(30)}arabic`, 400, "fields has at most 30 entries."],
  ["verses?references=2:255,2:300", 404, "There is no 2:300: surah 2 has 286 verses."],
  ["verses?references=2:7-5", 400, "The last verse is before the first."],
  ["verses?references=2:1-60,3:1-60", 400, /more than 100 verses together\.$/],
  [
    `verses?references=${Array.from({ length: 51 }, () => "1:1").join()}`,
    400,
    /1 to 50 references/,
  ],
  ["verses", 400, "references is missing."],
  ["random-verse?surah=115", 400, "The surah must be a whole number from 1 to 114."],
  ["random-verse?surah=2&juz=1", 400, "Name a surah or a juz, not both."],
  [`random-verse?seed=${"x".repeat(101)}`, 400, "seed has at most 100 characters."],
])("%s is %i: %s", async (path, status, error) => {
  const response = await request(`${running.url}/api/${path}`);
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: string }).error).toMatch(error);
});

test("verses of several places come in the order of their references", async () => {
  const list = z.array(ReferredVerses).parse(await get("verses?references=24:35-36,2:255,24:35"));
  expect(list.map(({ reference, verses }) => [reference, verses.length])).toEqual([
    ["24:35-36", 2],
    ["2:255", 1],
    ["24:35", 1],
  ]);
  expect(list[1]?.verses).toEqual([await verse("2:255")]);
});

const draw = async (query: string) => ReferredVerses.parse(await get(`random-verse?${query}`));

test("a seed draws the same verse again, and many seeds draw many", async () => {
  const first = await draw("seed=today");
  expect(await draw("seed=today")).toEqual(first);
  const seeds = Array.from({ length: 20 }, (_, index) => draw(`seed=${index}`));
  const drawn = new Set((await Promise.all(seeds)).map(({ reference }) => reference));
  expect(drawn.size).toBeGreaterThan(15);
});

test("without a seed nobody keeps what was drawn", async () => {
  const response = await request(`${running.url}/api/random-verse?surah=112`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { verses } = ReferredVerses.parse(await response.json());
  expect(verses.every(({ surahNumber }) => surahNumber === 112)).toBe(true);
});

test("a verse that is half of a sentence comes with all of it", async () => {
  const halves = await Promise.all(
    Array.from({ length: 60 }, (_, index) => draw(`surah=26&seed=${index}`)),
  );
  expect(halves.some(({ verses }) => verses.length > 1)).toBe(true);
  for (const { verses } of halves.filter((one) => one.verses.length > 1)) {
    expect(verses.at(-1)?.translation).toMatch(/[.?!…]["'”’)\]]*$/u);
    for (const { translation } of verses.slice(0, -1))
      expect(translation).not.toMatch(/[.?!…]["'”’)\]]*$/u);
  }
});

test("the manzils and the places of prostration are listed", async () => {
  expect(await get("manzils")).toContainEqual({
    manzil: 2,
    first: { surahNumber: 5, verseNumber: 1 },
    last: { surahNumber: 9, verseNumber: 129 },
    verseCount: 695,
  });
  const sajdas = (await get("sajdas")) as object[];
  expect(sajdas).toHaveLength(15);
  expect(sajdas[6]).toEqual({
    sajda: 7,
    surahNumber: 22,
    verseNumber: 77,
    countedBy: ["shafii", "hanbali"],
    day: 170,
    juz: 17,
    page: 341,
  });
});

/** The verses of a whole text with a sign, as `surah:verse`. */
async function versesWith(sign: string, edition: string): Promise<string[]> {
  const response = await request(`${running.url}/api/editions/${edition}/text.txt`);
  const marked = (await response.text()).split("\n").filter((line) => line.includes(sign));
  return marked.map((line) => line.split("|", 2).join(":"));
}

// The printed texts' own signs, a second source beside quran-meta's lists.
test("the places of prostration are the verses that the Arabic text marks", async () => {
  const sajdas = (await get("sajdas")) as PlacedVerse[];
  expect(await versesWith("\u06e9", "ar-uthmani")).toEqual(
    sajdas.map(({ surahNumber, verseNumber }) => `${surahNumber}:${verseNumber}`),
  );
});

test("the ruku end where the Indo-Pak text marks it, but in the four places that the contract names", async () => {
  const marked = new Set(await versesWith("\u08d6", "ar-indopak"));
  const rukus = z.array(Ruku).parse(await get("rukus"));
  const ends = new Set(rukus.map(({ last }) => `${last.surahNumber}:${last.verseNumber}`));
  expect(marked.size).toBe(558);
  expect([...marked].filter((one) => !ends.has(one))).toEqual(["26:51", "26:68", "28:82", "31:30"]);
  expect([...ends].filter((one) => !marked.has(one))).toEqual(["26:52", "26:69"]);
});

test("the files of the juz are as large and have the hashes as they are sent", async () => {
  const files = z
    .array(JuzFile)
    .length(30)
    .parse(await get("juz-files"));
  for (const juz of [1, 30]) {
    const sent = await request(`${running.url}/api/juzs/${juz}`, {
      headers: { "accept-encoding": "br" },
    });
    const [file] = files.slice(juz - 1);
    expect(sent.headers.get("etag")).toBe(`"${file?.sha256}-br"`);
    expect(Number(sent.headers.get("content-length"))).toBe(file?.bytes);
  }
  const other = await request(`${running.url}/api/juz-files?translation=none`);
  expect(other.status).toBe(404);
});
