import { expect, test } from "vitest";
import { noSuchVerseText, readNoSuchVerse } from "./no-such-verse.ts";

test.each([
  [{ surah: 2, last: 286 }, "surah=2, last=286"],
  [{ last: 114 }, "last=114"],
])("%j is written %s, and read again", (noSuch, text) => {
  expect(noSuchVerseText(noSuch)).toBe(text);
  expect(readNoSuchVerse(text)).toEqual(noSuch);
});

test.each([null, "", "surah=2", "last=x", "last=1234"])("%s is none", (text) => {
  expect(readNoSuchVerse(text)).toBe(undefined);
});
