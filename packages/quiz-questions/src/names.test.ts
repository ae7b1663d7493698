import { expect, test } from "vitest";
import { CORPUS } from "../test/real-quran.ts";
import { isAbsentFrom, isNamedIn, QURANIC_NAMES } from "./names.ts";

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
