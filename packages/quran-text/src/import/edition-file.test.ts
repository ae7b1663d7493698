import { expect, it } from "vitest";
import { readEditionFile } from "./edition-file.ts";
import { editionRefusal } from "./refusal.ts";

const read = (text: string) =>
  readEditionFile({ name: "112.json", bytes: new TextEncoder().encode(text) });

const HEAD = {
  id: "en-x",
  kind: "translation",
  language: "en",
  name: "X",
  author: "X",
  source: "https://example.org",
  licence: "CC0",
  revision: "1",
  sha256: "0".repeat(64),
};

const TWO = [
  { surah: 112, verse: 1, text: "one" },
  { surah: 112, verse: 2, text: "two" },
];

it.each([
  [
    "spa5k/tafsir_api",
    `{"ayahs":[{"ayah":1,"surah":112,"text":"one"},{"ayah":2,"surah":112,"text":"two"}]}`,
  ],
  [
    "a list of its surahs",
    `[{"ayahs":[{"ayah":1,"surah":112,"text":"one"}]},{"ayahs":[{"ayah":2,"surah":112,"text":"two"}]}]`,
  ],
  [
    "QuranEnc, whose numbers are text",
    `{"result":[{"id":"6222","sura":"112","aya":"1","translation":"one","footnotes":""},{"sura":112,"aya":2,"translation":"two","footnotes":null}]}`,
  ],
  ["Tanzil", "112|1|one\r\n112|2|two\n\n# Tanzil's notice\n"],
])("reads %s", (_, text) => {
  expect(read(text)).toEqual(TWO);
});

it("reads a verse of a QUL commentary that names the one whose text is on it too", () => {
  const file = `{"112:1":{"text":"on both","ayah_keys":["112:1","112:2"]},"112:2":"112:1"}`;
  expect(read(file).map(({ text }) => text)).toEqual(["on both", "on both"]);
});

it("keeps a | in the text of a Tanzil line", () => {
  expect(read("1|1|a | b")).toEqual([{ surah: 1, verse: 1, text: "a | b" }]);
});

it.each([
  [
    "this app",
    `{"edition":%,"verses":[{"surah":112,"verse":1,"text":"one"},{"surah":112,"verse":2,"text":"two"}]}`,
  ],
  [
    "quran.com v4",
    `{"translations":[{"verse_key":"112:1","text":"one"},{"verse_key":"112:2","text":"two"}]}`,
  ],
  [
    "alquran.cloud",
    `{"code":200,"data":{"surahs":[{"number":112,"ayahs":[{"number":6222,"numberInSurah":1,"text":"one"},{"numberInSurah":2,"text":"two"}]}]}}`,
  ],
  [
    "quran-api",
    `{"quran":[{"chapter":112,"verse":1,"text":"one"},{"chapter":112,"verse":2,"text":"two"}]}`,
  ],
  [
    "quran-json",
    `[{"id":112,"verses":[{"id":1,"text":"ا","translation":"one"},{"id":2,"text":"two"}]}]`,
  ],
  ["QUL", `{"112:1":{"t":"one"},"112:2":"two"}`],
  [
    "Tanzil's XML",
    `<?xml version="1.0"?><!-- notice --><quran><sura index="112" name="x"><aya index="1" text="one" bismillah="b"/><aya index="2" text="two" /></sura></quran>`,
  ],
  [
    "a table of QuranEnc",
    `"Translation, its notice"\nid,sura,aya,translation,footnotes\n1,112,1,one,\n2,112,2,"two",\n`,
  ],
  [
    "this app's table, with a byte order mark",
    `\uFEFFsurah,verse,to,text\r\n112,1,1,one\r\n112,2,2,two\r\n`,
  ],
  ["rows of the Basmala", "112|0|Basmala\n112|1|one\n112|2|two"],
])("reads %s", (_, text) => {
  expect(read(text.replace("%", JSON.stringify(HEAD)))).toEqual(TWO);
});

it("reads a line for each verse, and no other count of lines", () => {
  const lines = Array.from({ length: 6236 }, (_, index) => `line ${index + 1}`);
  const verses = read(`${lines.join("\r\n")}\r\n# notice`);
  expect(verses[7]).toEqual({ surah: 2, verse: 1, text: "line 8" });
  expect(verses.at(-1)).toEqual({ surah: 114, verse: 6, text: "line 6236" });
  expect(() => read(lines.slice(1).join("\n"))).toThrow("in no layout that is known");
});

it("reads a quoted cell with commas, quotation marks and line ends", () => {
  expect(read('surah,verse,to,text\n1,1,2,"a, ""b""\nc"')).toEqual([
    { surah: 1, verse: 1, text: 'a, "b"\nc' },
    { surah: 1, verse: 2, text: 'a, "b"\nc' },
  ]);
});

const UNKNOWN = /^112\.json is in no layout that is known: /;

it.each([
  ["another shape", `{"verses":[]}`, UNKNOWN],
  ["a verse without text", `{"ayahs":[{"ayah":1,"surah":112}]}`, UNKNOWN],
  ["a line that is none", "112|1|one\n<html>", UNKNOWN],
  ["nothing", "", UNKNOWN],
])("refuses %s", (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

it("refuses JSON that is cut off, and says where", () => {
  expect(() => read(`{"ayahs":[{"ayah":1,`)).toThrow(/^112\.json is not valid JSON: .*position 20/);
});

it("refuses bytes that are not UTF-8", () => {
  const bytes = Uint8Array.from([0x7b, 0xff, 0xfe]);
  expect(() => readEditionFile({ name: "1.json", bytes })).toThrow(
    editionRefusal("1.json is not text in UTF-8."),
  );
});
