import { parseDocument } from "../../content/ready-document.ts";
import { ListedEdition, WholeText } from "@daily-quran/domain/edition";
import { AnsweredPractice } from "@daily-quran/domain/practice/practice";
import { SearchResult, SearchTexts } from "@daily-quran/domain/search/search";
import { Reading, type Verse } from "@daily-quran/domain/reading";
import { beforeEach, expect, it } from "vitest";
import { readEditionFile } from "@daily-quran/quran-text/import/edition-file";
import { NOTE_MARK } from "@daily-quran/quran-text/import/layouts/footnotes";
import { z } from "zod";
import { useApp } from "../../../test/use-app.ts";
import { builtIn } from "../../../test/own-content.ts";
import { useDatabase } from "../../../test/database.ts";
import { install } from "../../../test/editions/install.ts";
import { syntheticEdition } from "../../../test/editions/synthetic-edition.ts";
import { EDITIONS_CHANGED } from "./edition.sql.ts";
import { removeEdition } from "./remove-edition.ts";
import { useEdition } from "./use-edition.ts";
import { request } from "../../../test/request.ts";

// 2025-07-19 is the 101st day from 2025-04-10, which reads 9:100-111.
const NOW = Date.UTC(2025, 6, 19, 12);
const sql = useDatabase();
const builtInEditions = z
  .array(z.looseObject({ id: z.string() }))
  .parse(parseDocument(builtIn.editions));

const running = useApp(sql, { now: () => NOW });
beforeEach(async () => {
  // The tables were emptied without a notification: only a test does that.
  await sql.notify(EDITIONS_CHANGED, "");
  await untilListed([]);
});

const get = async (path: string): Promise<Response> => await request(`${running.url}${path}`);
const json = async (path: string): Promise<unknown> => await (await get(path)).json();
const read = async (path: string): Promise<Reading> =>
  Reading.parse(await (await get(path)).json());
const listed = async (): Promise<ListedEdition[]> =>
  z.array(ListedEdition).parse(await (await get("/api/editions")).json());
const verse = (reading: Reading, surah: number, number: number): Verse | undefined =>
  reading.surahs
    .find((part) => part.number === surah)
    ?.verses.find(({ verseNumber }) => verseNumber === number);

/** Waits until the running server knows these installed editions, by id and name. */
async function untilListed(names: string[]): Promise<void> {
  await expect
    .poll(async () =>
      (await listed()).filter((edition) => !edition.builtIn).map(({ name }) => name),
    )
    .toEqual(names);
}

it("has readings without a tafseer, and an error when one is requested", async () => {
  expect(verse(await read("/api/current-reading"), 9, 100)).not.toHaveProperty("tafseer");
  expect((await listed()).map(({ id, builtIn: own, isDefault }) => [id, own, isDefault])).toEqual(
    builtInEditions.map(({ id }) => [
      id,
      true,
      !["en-recited", "bn-letters", "en-transliteration", "ar-indopak"].includes(id),
    ]),
  );
  for (const id of ["en-first", "nonsense", "en_First", ""]) {
    const response = await get(`/api/schedule/1/verses?tafseer=${id}`);
    expect(response.status).toBe(404);
    const error = "There is no tafseer with this id here. None is installed.";
    expect(await response.json()).toEqual({
      code: "EDITION_NOT_FOUND",
      error,
      issues: [{ path: "tafseer", message: error }],
    });
  }
});

it("puts a tafseer into every reading as soon as it is installed", async () => {
  const before = await get("/api/current-reading");
  await install(sql, syntheticEdition("On"));
  await untilListed(["The First"]);
  const after = await get("/api/current-reading");
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  const reading = Reading.parse(await after.json());
  expect(reading.tafseerEdition).toBe("en-first");
  for (const { verseNumber, tafseer } of reading.surahs[0]?.verses ?? [])
    expect(tafseer).toBe(`On 9:${verseNumber}`);
  expect(verse(await read("/api/tomorrow-reading"), 9, 112)?.tafseer).toBe("On 9:112");
  expect(verse(await read("/api/schedule/300/verses"), 114, 6)?.tafseer).toBe("On 114:6");
});

it("sends a text on several verses once, with the first of them that is read", async () => {
  const run = Object.fromEntries([99, 100, 101, 111, 112].map((n) => [`9:${n}`, "Zebra"]));
  await install(sql, syntheticEdition("On", { ...run, "9:105": undefined }));
  await untilListed(["The First"]);
  const reading = await read("/api/current-reading");
  expect(verse(reading, 9, 100)).toMatchObject({
    tafseer: "Zebra",
    tafseerRange: { from: 99, to: 101 },
  });
  expect(verse(reading, 9, 101)).toMatchObject({ tafseerRef: 100 });
  expect(verse(reading, 9, 101)).not.toHaveProperty("tafseer");
  expect(verse(reading, 9, 102)?.tafseer).toBe("On 9:102");
  expect(verse(reading, 9, 102)).not.toHaveProperty("tafseerRange");
  expect(verse(reading, 9, 105)).not.toHaveProperty("tafseer");
  expect(verse(reading, 9, 111)?.tafseerRange).toEqual({ from: 111, to: 112 });
  const [found] = z.array(SearchResult).parse(await (await get("/api/search?q=zebra")).json());
  expect([found?.surahNumber, found?.verseNumber, found?.texts]).toEqual([
    9,
    99,
    [{ field: "tafseer", text: "Zebra", marks: [{ start: 0, end: 5 }], edition: "en-first" }],
  ]);
});

it("serves another edition on request", async () => {
  await install(sql, syntheticEdition("On"));
  await install(sql, syntheticEdition("প্রসঙ্গ"), {
    id: "bn-second",
    language: "bn",
    name: "Second",
  });
  const mine = { id: "bn-mine", kind: "translation", language: "bn", name: "Mine" } as const;
  await install(sql, syntheticEdition("অনুবাদ"), mine);
  await untilListed(["Mine", "Second", "The First"]);
  const path = "/api/schedule/101/verses";
  const plain = await read(path);
  const other = await read(`${path}?tafseer=bn-second&translation=bn-mine`);
  expect(verse(plain, 9, 100)).toMatchObject({ tafseer: "On 9:100" });
  expect(verse(plain, 9, 100)).toMatchObject({ bengaliRemark: { kind: "missing" } });
  expect(verse(other, 9, 100)).toEqual({
    ...verse(plain, 9, 100),
    bengaliRemark: undefined,
    tafseer: "প্রসঙ্গ 9:100",
    bengaliTranslation: "অনুবাদ 9:100",
  });
  expect(other.tafseerEdition).toBe("bn-second");
  const third = await read(`${path}?tafseer=bn-second`);
  expect(verse(third, 9, 100)).toEqual({ ...verse(plain, 9, 100), tafseer: "প্রসঙ্গ 9:100" });
  // Requesting the default by its id is the same as not naming it: one document, one ETag.
  const same = await get(`${path}?tafseer=en-first&translation=en-saheeh`);
  expect(same.headers.get("etag")).toBe((await get(path)).headers.get("etag"));
  expect(await (await get(`${path}?translation=en-first`)).json()).toMatchObject({
    code: "EDITION_NOT_FOUND",
    error:
      "There is no translation with this id here. There are: en-saheeh, bn-muhiuddin, bn-mine.",
  });
});

it("serves the transliteration that is not the default, with and without installed texts", async () => {
  const path = "/api/schedule/300/verses";
  const plain = await read(path);
  const other = await read(`${path}?transliteration=en-transliteration`);
  expect(verse(plain, 112, 2)?.transliteration).toBe("allāhu ṣ-ṣamad");
  expect(verse(other, 112, 2)).toEqual({
    ...verse(plain, 112, 2),
    transliteration: "Allahu alssamadu",
  });
  const same = await get(`${path}?transliteration=en-letters`);
  expect(same.headers.get("etag")).toBe((await get(path)).headers.get("etag"));
  expect(await (await get(`${path}?transliteration=en-saheeh`)).json()).toMatchObject({
    code: "EDITION_NOT_FOUND",
    error:
      "There is no transliteration with this id here. There are: en-letters, en-recited, bn-letters, en-transliteration.",
  });
  await install(sql, syntheticEdition("On"));
  await untilListed(["The First"]);
  const [recited, inBengali] = [
    await read(`${path}?transliteration=en-recited`),
    await read(`${path}?transliteration=bn-letters`),
  ];
  expect(verse(recited, 114, 1)?.transliteration).toBe("qul aʿūdhu birabbi n-nās");
  expect(verse(inBengali, 114, 1)?.transliteration).toBe("ক্বুল আ‘ঊযু বিরাব্বিন না-স");
  const both = await read(`${path}?transliteration=en-transliteration&tafseer=en-first`);
  expect(verse(both, 112, 2)).toMatchObject({
    transliteration: "Allahu alssamadu",
    tafseer: "On 112:2",
  });
});

it("lists which editions are used", async () => {
  await install(sql, syntheticEdition("প্রসঙ্গ"), {
    id: "bn-second",
    language: "bn",
    name: "Second",
  });
  await untilListed(["Second"]);
  await install(sql, syntheticEdition("On", { "34:54": undefined }));
  await untilListed(["Second", "The First"]);
  const uses = async () =>
    (await listed())
      .filter(({ kind }) => kind === "tafseer")
      .map(({ id, isDefault, isLanguageDefault }) => [id, isDefault, isLanguageDefault]);
  expect((await listed()).at(-1)).toMatchObject({
    id: "en-first",
    verses: 6235,
    missingVerses: ["34:54"],
    source: "https://example.org/first",
    licence: "For trying",
    builtIn: false,
  });
  // bn-second was there first, but the API is in English.
  expect(await uses()).toEqual([
    ["bn-second", false, true],
    ["en-first", true, true],
  ]);
  await useEdition(sql, "bn-second", []);
  await expect.poll(uses).toEqual([
    ["bn-second", true, true],
    ["en-first", false, true],
  ]);
  await removeEdition(sql, "bn-second");
  await expect.poll(uses).toEqual([["en-first", true, true]]);
  expect(verse(await read("/api/current-reading"), 9, 100)?.tafseer).toBe("On 9:100");
});

it("serves readings of another translation, and of the built-in one again", async () => {
  const mine = { id: "en-mine", kind: "translation", name: "Mine" } as const;
  const path = "/api/current-reading";
  const before = await read(path);
  await install(sql, syntheticEdition("Meaning"), mine);
  await useEdition(sql, "en-mine", []);
  await expect.poll(async () => verse(await read(path), 9, 100)?.translation).toBe("Meaning 9:100");
  expect((await listed()).find(({ id }) => id === "en-saheeh")?.isDefault).toBe(false);
  expect(await read("/api/schedule/101/verses?translation=en-saheeh")).toEqual(before);
  const own = (await listed()).filter((edition) => edition.builtIn);
  await useEdition(sql, "en-saheeh", own);
  await expect.poll(async () => await read(path)).toEqual(before);

  // As an import of before could leave it: another text under the id of the built-in one.
  await install(sql, syntheticEdition("Other"), { ...mine, id: "en-saheeh" });
  const saheeh = async () => (await listed()).filter(({ id }) => id === "en-saheeh");
  // Else what follows would hold before the server has read what changed.
  await expect.poll(saheeh).toHaveLength(2);
  await useEdition(sql, "en-mine", own);
  await useEdition(sql, "en-saheeh", own);
  await expect.poll(saheeh).toHaveLength(1);
  await expect.poll(async () => await read(path)).toEqual(before);
});

it("gives the footnotes of a translation beside its text, wherever the text is", async () => {
  const mine = { id: "en-mine", kind: "translation", name: "Mine", licence: "CC0" } as const;
  const verses = syntheticEdition("My").map((one) =>
    one.surah === 9 && one.verse === 100
      ? {
          ...one,
          text: `My word${NOTE_MARK}s${NOTE_MARK}.`,
          footnotes: ["On zephyrquill.", "On s."],
        }
      : one,
  );
  await install(sql, verses, mine);
  await untilListed(["Mine"]);
  const notes = [
    { at: 7, text: "On zephyrquill." },
    { at: 8, text: "On s." },
  ];
  const reading = await read("/api/schedule/101/verses?translation=en-mine");
  expect(verse(reading, 9, 100)).toMatchObject({
    translation: "My words.",
    translationNotes: notes,
  });
  expect(verse(reading, 9, 101)).not.toHaveProperty("translationNotes");
  expect(await json("/api/verses/9:100?editions=en-mine")).toMatchObject({
    texts: { "en-mine": { text: "My words.", notes } },
  });
  expect(await json("/api/verses/9:100?translation=en-mine&fields=translation")).toEqual({
    surahNumber: 9,
    verseNumber: 100,
    translation: "My words.",
    translationNotes: notes,
  });
  const whole = WholeText.parse(await json("/api/editions/en-mine/text.json"));
  expect(whole.verses.filter((one) => one.notes)).toEqual([
    { surah: 9, verse: 100, text: "My words.", notes },
  ]);
  for (const [form, written] of [
    ["csv", '9,100,100,My words.,,,,,,,"[1] On zephyrquill.\n[2] On s.",7 8\r\n'],
    ["ndjson", '{"surah":9,"verse":100,"text":"My words.","notes":[{"at":7,'],
    ["txt", "\n# note 9:100 at 7: On zephyrquill.\n# note 9:100 at 8: On s.\n"],
    ["xml", '<note at="7">On zephyrquill.</note><note at="8">On s.</note></aya>\n'],
  ] as const) {
    const text = await (await get(`/api/editions/en-mine/text.${form}`)).text();
    expect(text).toContain(written);
    const bytes = Buffer.from(text);
    expect(readEditionFile({ name: form, bytes }).verses).toEqual(verses);
  }
  await useEdition(sql, "en-mine", []);
  const found = async () =>
    z
      .array(SearchResult)
      .parse(await json("/api/search?q=words"))
      .map(({ texts }) => texts[0]);
  await expect.poll(found).toContainEqual(expect.objectContaining({ text: "My words." }));
  const ofNote = JSON.stringify(await json("/api/search?q=zephyrquill"));
  expect(ofNote).not.toContain("My words.");
});

it("has no footnote in a quiz's question, option or answer, nor in any field beside the notes", async () => {
  const { translation } = SearchTexts.parse(await json("/api/search/texts"));
  const verses = syntheticEdition("").map((one, at) => {
    const text = `Mine${NOTE_MARK}: ${translation[at] ?? ""}`;
    return { ...one, text, footnotes: ["On zephyrquill."] };
  });
  await install(sql, verses, { id: "en-mine", kind: "translation", name: "Mine", licence: "CC0" });
  await useEdition(sql, "en-mine", []);
  await expect
    .poll(async () => JSON.stringify(await read("/api/schedule/101/verses")))
    .toContain("zephyrquill");
  const fields = (await read("/api/schedule/101/verses")).surahs.flatMap((surah) =>
    surah.verses.flatMap(Object.entries),
  );
  const noted = fields.filter(([, value]) => /zephyrquill|\uE000/u.test(JSON.stringify(value)));
  expect(new Set(noted.map(([field]) => field))).toEqual(new Set(["translationNotes"]));
  const practice = async () =>
    AnsweredPractice.parse(await json("/api/schedule/101/practice/answers")).questions;
  const options = async () => (await practice()).flatMap((question) => question.options);
  await expect.poll(options).toContainEqual(expect.stringMatching(/^Mine: /u));
  expect(JSON.stringify(await practice())).not.toMatch(/zephyrquill|\uE000/u);
});

it("never mixes two states of an edition while it is replaced again and again", async () => {
  await install(sql, syntheticEdition("0"));
  await untilListed(["The First"]);
  const replacing = new AbortController();
  const replaced = (async () => {
    for (let round = 1; round <= 8; round += 1) await install(sql, syntheticEdition(String(round)));
    replacing.abort();
  })();
  const roundsOfTag = new Map<string, Set<string>>();
  while (!replacing.signal.aborted) {
    for (const path of ["/api/current-reading", "/api/schedule/101/verses?tafseer=en-first"]) {
      const response = await get(path);
      const reading = Reading.parse(await response.json());
      const verses = reading.surahs.flatMap((surah) => surah.verses);
      const rounds = new Set(verses.map(({ tafseer }) => tafseer?.split(" ")[0] ?? "none"));
      expect(rounds.size).toBe(1);
      const tag = response.headers.get("etag") ?? "";
      roundsOfTag.set(tag, new Set([...rounds, ...(roundsOfTag.get(tag) ?? [])]));
    }
  }
  await replaced;
  for (const rounds of roundsOfTag.values()) expect(rounds.size).toBe(1);
  await expect
    .poll(async () => verse(await read("/api/current-reading"), 9, 100)?.tafseer)
    .toBe("8 9:100");
});

it("serves the new edition when the requested one has just been replaced", async () => {
  await install(sql, syntheticEdition("On"));
  const second = { id: "bn-second", language: "bn", name: "Second" } as const;
  await install(sql, syntheticEdition("Old"), second);
  await untilListed(["Second", "The First"]);
  // Without notifying the server: its state is stale now.
  await sql`update edition set revision = default where id = 'bn-second'`;
  await sql`update edition_run set text = replace(text, 'Old', 'New') where edition_id = 'bn-second'`;
  const reading = await read("/api/schedule/7/verses?tafseer=bn-second");
  expect(reading.surahs[0]?.verses[0]?.tafseer).toMatch(/^New /);
});
