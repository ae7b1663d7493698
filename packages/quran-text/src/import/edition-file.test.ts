import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { VERSE_KEYS } from "../ingest/quran-verses.ts";
import { readEditionFile } from "./edition-file.ts";
import { editionRefusal } from "./refusal.ts";

const read = (text: string) =>
  readEditionFile({ name: "112.json", bytes: new TextEncoder().encode(text) }).verses;

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
  [
    "QuranEnc's XML, whose footnotes are empty",
    `<translation_root><sura_list><sura number="112"><aya number="1"><translation><![CDATA[one]]></translation><footnotes></footnotes></aya><aya number="2"><translation>two</translation></aya></sura></sura_list></translation_root>`,
  ],
  [
    "XML by index, beside the Arabic",
    `<q><sura index="112"><aya index="1"><arabic_text>ا</arabic_text><translation>one</translation></aya><aya index="2"><translation>two</translation></aya></sura></q>`,
  ],
  [
    "XML of rows",
    `<q><item><id>1</id><sura>112</sura><aya>1</aya><translation>one</translation><footnotes/></item><item surah="112" verse="2" text="two"/></q>`,
  ],
  [
    "this app's lines",
    `{"edition":%}\n{"surah":112,"verse":1,"text":"one"}\n{"surah":112,"verse":2,"text":"two"}\n`,
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
  const numbered = lines.map((line, index) => `1;${index + 1};${line}`);
  expect(() => read(numbered.join("\n"))).toThrow("in no layout that is known");
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
  ["an XML without a verse", "<q><sura><aya><text>one</text></aya></sura></q>", UNKNOWN],
])("refuses %s", (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

it("keeps the markup in an element of XML, for the check of the text", () => {
  const file =
    '<q><aya sura="1" aya="1"><translation>a <b>b</b> <script>c</script></translation></aya></q>';
  expect(read(file)).toEqual([{ surah: 1, verse: 1, text: "a <b>b</b> <script>c</script>" }]);
});

it("refuses JSON that is cut off, and says where", () => {
  expect(() => read(`{"ayahs":[{"ayah":1,`)).toThrow(/^112\.json is not valid JSON: .*position 20/);
});

const readBytes = (bytes: Uint8Array) => readEditionFile({ name: "1.txt", bytes });

it.each([
  ["JSON of QUL", `{"112:1":"one"}`],
  ["JSON of QuranEnc", `{"result":[{"sura":"112","aya":"1","translation":"one"}]}`],
  ["Tanzil's lines", "112|1|one"],
  ["Tanzil's XML", '<quran><sura index="112"><aya index="1" text="one"/></sura></quran>'],
  [
    "QuranEnc's XML",
    '<q><sura number="112"><aya number="1"><translation>one</translation></aya></sura></q>',
  ],
  ["QuranEnc's table", "id,sura,aya,translation,footnotes\n6222,112,1,one,"],
  ["a table", "ayah_key,text\n112:1,one"],
])("names %s", (layout, text) => {
  expect(readBytes(new TextEncoder().encode(text))).toEqual({
    layout,
    verses: [{ surah: 112, verse: 1, text: "one" }],
  });
});

it("reads what programs for Arabic wrote before UTF-8, and says so", () => {
  const line = Uint8Array.of(0x31, 0x7c, 0x31, 0x7c, 0xc8, 0xd3, 0xe3, 0x20, 0x96, 0x0d, 0x0a);
  expect(readBytes(line)).toEqual({
    layout: "Tanzil's lines in Windows-1256",
    verses: [{ surah: 1, verse: 1, text: "بسم –" }],
  });
});

it("reads UTF-16 by its byte order mark", () => {
  expect(readBytes(Buffer.from("\uFEFF1|1|বাংলা", "utf16le"))).toEqual({
    layout: "Tanzil's lines in UTF-16",
    verses: [{ surah: 1, verse: 1, text: "বাংলা" }],
  });
});

it("refuses bytes that are no text", () => {
  expect(() => readBytes(Uint8Array.of(0x31, 0xff, 0x00))).toThrow(
    editionRefusal("1.txt is no text."),
  );
});

it("leaves out the lines of the Basmala among 6,348 without numbers", () => {
  const whole = VERSE_KEYS.flatMap((key) =>
    /^(?!1:|9:)\d+:1$/u.test(key) ? ["Basmala", key] : [key],
  );
  expect(whole).toHaveLength(6348);
  const verses = read(whole.join("\n"));
  expect(verses.map(({ text }) => text)).toEqual(VERSE_KEYS);
  expect(verses.every(({ surah, verse, text }) => text === `${surah}:${verse}`)).toBe(true);
});

const DATABASES = {
  translation:
    "H4sIAAAAAAACAwsO9MksSVVIyy/KTSxRMGZgYmBkZHBQUGBgYGAGYiYGBACxWZD4jAyEATODXjIjL0gxYzUDEI0CBGhkYmQXV1ZmbPQuSUzKSS0pSswrzkksyczPQ2IyOQe5Ooa4KoQ4Ovm4KiBJKGgUlxYlKmTmlaSmpxbpKCRWJmag8uKzUysVSlIrSnTAJJSZlp9fkpdfkloM5muC4oaJcQsD4zEgMQqGBBBgYmNkFBdmKGAyNDSyMiopz7dgZGPkFHfXLgAJGObnpdoUlxaAozoeFNe2SuZKdoY2+kBBu2og20rJUQEkrqdUCwAnE3YEAAQAAA==",
  commentary:
    "H4sIAAAAAAACAwsO9MksSVVIyy/KTSxRMGZgYmBkZHBQUGBgYGAGYiYGBACxWZD4jAyEATODXjIjL0gxYzEDEI0CBoZGLkZ2cUlJxsb8ksSknNSSxLTizCIIyeQc5OoY4qoQ4ujk46oAEVPQSKxMzIjPTq1UKEmtKNFRSC/KLy2IRxNMK8rPBYtB+SX5yDyY4mKYLJAEE5qguGFi3MfAeBFIjIIhBgSZ2MXFeYHA0NDIyghEGOoCExcQKEuDeagERIUOmJmfp5CUX5IBAPnn28QABAAA",
};

it.each([
  [
    "translation",
    [
      { surah: 112, verse: 1, text: "one\uE000", footnotes: ["A note."] },
      { surah: 112, verse: 2, text: "two" },
    ],
  ],
  [
    "commentary",
    [
      { surah: 112, verse: 1, text: "on both" },
      { surah: 112, verse: 2, text: "on both" },
    ],
  ],
] as const)("reads a %s of QUL from SQLite where the runtime can", (kind, verses) => {
  const bytes = gunzipSync(Buffer.from(DATABASES[kind], "base64"));
  const canRead = process.getBuiltinModule("node:sqlite") !== undefined;
  const reading = () => JSON.stringify(readBytes(bytes));
  const expected = canRead ? JSON.stringify({ layout: "a SQLite table", verses }) : undefined;
  const refusal =
    "1.txt is a SQLite database, which is read with Node.js 22.13 or later: its JSON is read with any.";
  expect(canRead ? reading() : messageOf(reading)).toBe(expected ?? refusal);
});

it("refuses a damaged database", () => {
  const bytes = new TextEncoder().encode("SQLite format 3\0 and no more");
  expect(messageOf(() => readBytes(bytes))).toMatch(/^1\.txt is a SQLite database/u);
});

function messageOf(work: () => unknown): string {
  try {
    return String(work());
  } catch (error) {
    return (error as Error).message;
  }
}

it("refuses an XML of 60,000 tags that are not closed at the 65th", () => {
  expect(() => read("<quran>".concat("<a>x".repeat(60_000)))).toThrow(
    editionRefusal("112.json has more than 64 elements inside each other, so some are not closed."),
  );
});

it("looks for a table's header in each line alone, so that 200,000 of them are soon told to be none", () => {
  expect(() => read("\n".repeat(200_000))).toThrow(/is in no layout that is known/u);
  const rows = '"id","sura","aya","translation","footnotes"\n"1","112","1","one",""\n';
  const bytes = new TextEncoder().encode(`\n\n${rows}`);
  expect(readEditionFile({ name: "en.csv", bytes }).layout).toBe("QuranEnc's table");
});

const VERSES = '<sura index="112"><aya index="1" text="one"/><aya index="2" text="two"/></sura>';
const names = (write: (at: number) => string): string =>
  Array.from({ length: 60_000 }, (_, at) => write(at)).join("");

it.each([
  ["elements", `<quran>${names((at) => `<a${at}>x</a${at}>`)}${VERSES}</quran>`],
  ["attributes", `<quran${names((at) => ` a${at}="x"`)}>${"<b/>".repeat(60_000)}${VERSES}</quran>`],
])(
  "keeps nothing of 60,000 %s that are no columns, which each verse would go through",
  (_, text) => {
    expect(read(text)).toEqual(TWO);
  },
);

it("takes an element and an attribute as a column in any case of its name", () => {
  expect(read('<q><row SURA="112" Aya="1"><Text>one</Text></row></q>')).toEqual(TWO.slice(0, 1));
});

it("reads 60,000 notes of a verse among Tanzil's lines", () => {
  const [verse] = read(`112|1|one\n${"# note 112:1 at 3: x\n".repeat(60_000)}`);
  expect(verse?.footnotes).toHaveLength(60_000);
});

const inTable = (...row: string[]): unknown =>
  read(`surah,verse,to,text,footnotes\n${row.join(",")}\n`);

it.each([
  ['"one, ""two"""', 'one, "two"'],
  [' "one, two" ', "one, two"],
  ['"one"two', '"one"two'],
  ['one "two"', 'one "two"'],
  ['"one', '"one'],
  [`${'"'.repeat(200_001)}x`, `${'"'.repeat(200_001)}x`],
  [`${"x".repeat(200_000)}\ry`, `${"x".repeat(200_000)}\ry`],
])("reads each cell of a table once, whole or as it stands (%#)", (cell, text) => {
  expect(inTable("112", "1", "", cell)).toEqual([{ surah: 112, verse: 1, text }]);
});

it("makes no verse behind the longest surah for a row that names more", () => {
  expect(inTable("112", "1", "300000000", "one")).toHaveLength(287);
});

it("passes over the notes of a table that are no JSON, where the text has their ids", () => {
  const text = '<sup foot_note="7">1</sup>one';
  expect(inTable("112", "1", "", `"${text.replaceAll('"', '""')}"`, "{")).toEqual(TWO.slice(0, 1));
});

it.each([
  ["has", 200, "one"],
  ["lacks, where it is longer", 201, `<sup foot_note="7">${"1".repeat(201)}</sup>one`],
])("takes a number of a footnote that %s an end within 200 characters", (_, length, text) => {
  const sent = `<sup foot_note="7">${"1".repeat(length)}</sup>one`;
  expect(read(JSON.stringify({ "112:1": sent }))).toEqual([{ surah: 112, verse: 1, text }]);
});
