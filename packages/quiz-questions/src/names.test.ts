import { expect, test } from "vitest";
import { CORPUS } from "../test/real-quran.ts";
import { isAbsentFrom, isNamedIn, QURANIC_NAMES } from "./names.ts";

test.each([
  ["Jesus (Isa)", "is the Messiah of 5:75", 5, 75],
  ["Jesus (Isa)", "is the son of Mary of 23:50", 23, 50],
  ["Jonah (Yunus)", "is the man of the fish of 21:87", 21, 87],
  ["Jacob (Yaqub)", "is the Israel of 19:58", 19, 58],
])("%s %s, so that the name is neither asked for nor absent", (en, _, surah, verse) => {
  const asked = CORPUS.verseAt(surah, verse);
  const names = QURANIC_NAMES.filter(({ name }) => name.en === en);
  expect(names.map((name) => [isNamedIn(name, asked), isAbsentFrom(name, asked)])).toEqual([
    [false, false],
  ]);
});

const aaron = QURANIC_NAMES.filter(({ name }) => name.en === "Aaron (Harun)");

test.each([
  ["the prophet of 19:53 is named", 19, 53, true, false],
  [
    "another of his name, in 19:28, is not the prophet, and the name is not absent",
    19,
    28,
    false,
    false,
  ],
  ["a verse without the name has it not", 19, 29, false, true],
])("%s", (_, surah, verse, isNamed, isAbsent) => {
  const asked = CORPUS.verseAt(surah, verse);
  expect(aaron.map((name) => [isNamedIn(name, asked), isAbsentFrom(name, asked)])).toEqual([
    [isNamed, isAbsent],
  ]);
});
