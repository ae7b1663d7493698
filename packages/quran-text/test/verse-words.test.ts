import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { verseWordsSource } from "../src/documents/verse-words-source.ts";
import { builtVerses } from "./built-content.ts";

const file = new URL("../../reading-schedule/src/verse-words.generated.ts", import.meta.url);

test("the word counts that plans are made by are those of the text", () => {
  expect(readFileSync(file, "utf8")).toBe(verseWordsSource(builtVerses));
});
