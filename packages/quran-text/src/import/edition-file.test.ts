import { expect, it } from "vitest";
import { readEditionFile } from "./edition-file.ts";
import { editionRefusal } from "./refusal.ts";

const read = (text: string) =>
  readEditionFile({ name: "112.json", bytes: new TextEncoder().encode(text) });

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

it("keeps the footnotes of QuranEnc with the words that point at them", () => {
  expect(
    read(`{"result":[{"sura":"2","aya":"1","translation":"Alif[1]","footnotes":"[1] Letters."}]}`),
  ).toEqual([{ surah: 2, verse: 1, text: "Alif[1]\n[1] Letters." }]);
});

it("keeps a | in the text of a Tanzil line", () => {
  expect(read("1|1|a | b")).toEqual([{ surah: 1, verse: 1, text: "a | b" }]);
});

const UNKNOWN =
  '112.json is in no layout that is known: {"ayahs": […]}, {"result": […]} or lines of sura|aya|text.';

it.each([
  ["another shape", `{"verses":[]}`, UNKNOWN],
  ["a verse without text", `{"ayahs":[{"ayah":1,"surah":112}]}`, UNKNOWN],
  ["a line that is none", "112|1|one\n<html>", UNKNOWN],
  ["nothing", "", UNKNOWN],
])("refuses %s", (_, text, message) => {
  expect(() => read(text)).toThrow(editionRefusal(message));
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
