import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { soundEditions } from "../../test/sound-editions.ts";
import { countWords, verseKey } from "../verse-text.ts";
import { parseTimings } from "./parse-timings.ts";

const { verses } = soundEditions.arabic;
const FATIHA = verses.slice(0, 2);

test("of a file the times of each word are kept, in hundredths after one another", () => {
  const { lines, without } = parseTimings(
    "1:1 0-1:60-610 1-2:620-1310 2-3:1320-2450 3-4:2460-5970\n1:2 0-1:80-960 1-2:970-1800\n",
    FATIHA,
  );
  expect(lines).toEqual(["6 55 1 69 1 113 1 351", ""]);
  expect(without).toEqual(["1:2"]);
});

test("words that are timed together sound together, and a word that is left out has a moment", () => {
  const { lines } = parseTimings("1:1 0-2:100-500 3-4:520-600", FATIHA);
  expect(lines[0]).toBe("10 40 -40 40 0 0 2 8");
});

test("a line that is none is named", () => {
  expect(() => parseTimings("1:1 0-1:60-610\n115:1 0-1:1-2\n1:2 0-1:x", FATIHA)).toThrow(
    'These are no times of words.\nline 2: "115:1" is no verse\nline 3: "0-1:x" is no segment',
  );
});

const OTHER_COUNTS = "2:181 8:6 10:1 13:1 13:37 15:7 27:20 36:22 37:164 41:47 50:34".split(" ");

test("all verses of the default reciter have the times of all their words but for eleven", () => {
  const lines = readFileSync(
    new URL("../../timings/Alafasy_128kbps.txt", import.meta.url),
    "utf8",
  ).split("\n");
  const apart = verses.flatMap((verse, at) => {
    const numbers = (lines[at] ?? "").split(" ");
    return numbers.length === 2 * countWords(verse.text) && numbers.every(isWhole)
      ? []
      : [verseKey(verse)];
  });
  expect(apart).toEqual(OTHER_COUNTS);
});

const isWhole = (number: string): boolean => /^-?\d+$/.test(number);
