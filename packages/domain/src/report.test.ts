import { expect, test } from "vitest";
import { ReportInput } from "./report.ts";

const REPORT = {
  id: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11",
  about: { kind: "verse", surahNumber: 2, verseNumber: 286 },
  shown: "…",
  message: "A mark is missing.",
};

const issues = (changes: object): string[] | undefined =>
  ReportInput.safeParse({ ...REPORT, ...changes }).error?.issues.map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test.each([
  ["a verse", { kind: "verse", surahNumber: 114, verseNumber: 6 }],
  ["a translation", { kind: "translation", surahNumber: 1, verseNumber: 1, edition: "en-saheeh" }],
  ["a question", { kind: "question", cycleId: 3, day: 17, questionId: "reading" }],
  ["a word", { kind: "word", word: "allah" }],
])("takes a report about %s", (_, about) => {
  expect(ReportInput.parse({ ...REPORT, about })).toEqual({ ...REPORT, about });
});

test.each([
  [
    { about: { kind: "verse", surahNumber: 114, verseNumber: 7 } },
    "about: There is no such verse.",
  ],
  [
    { about: { kind: "tafseer", surahNumber: 234, verseNumber: 43 } },
    "about.surahNumber: There is no such verse.",
  ],
  [
    { about: { kind: "verse", surahNumber: 0, verseNumber: 1 } },
    "about.surahNumber: There is no such verse.",
  ],
  [{ message: " \n " }, "message: Say what is wrong."],
  [{ message: "a".repeat(2001) }, "message: Use at most 2000 characters."],
  [{ id: "17" }, "id: A report needs a UUID as its id."],
  [{ shown: "a".repeat(8001) }, "shown: The text shown is too long."],
])("refuses %j", (changes, issue) => {
  expect(issues(changes)).toEqual([issue]);
});
