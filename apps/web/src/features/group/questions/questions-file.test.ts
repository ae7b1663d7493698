import type { OwnQuestion } from "@daily-quran/domain/group/own-question";
import { expect, test } from "vitest";
import { columnOf, csvOfQuestions, readCsv, readQuestions } from "./questions-file.ts";

const QUESTION: OwnQuestion = {
  id: "3-price",
  day: 3,
  verses: ["2:41", "2:42"],
  answer: 1,
  inPlaceOf: "tafseer",
  en: {
    question: 'For what, he asked, are "signs" not to be exchanged?',
    options: ["=A1+1", "A small price", "A high house", "-2"],
    explanation: "They are told\nnot to take a small price (2:41).",
  },
};
const BOTH: OwnQuestion = {
  id: "4-b",
  day: 4,
  verses: ["2:60"],
  answer: 3,
  en: QUESTION.en,
  bn: {
    question: "কোন দাম?",
    options: ["এক", "দুই", "তিন", "চার"],
    explanation: "আয়াতটি বলে (২:৪১)।",
  },
};

test("what is saved as CSV is read as it was, each question with its line", () => {
  const csv = csvOfQuestions([QUESTION, BOTH]);
  expect(readCsv(csv.replace("\uFEFF", ""))).toEqual({
    questions: [QUESTION, BOTH],
    lines: [2, 4],
  });
  // No cell begins as a formula does.
  expect(csv).not.toMatch(/"[=+@-]/u);
});

test("CSV with few columns, semicolons and no IDs is read, the same each time", () => {
  const csv = "day;answer\r\n7;c\r\n\r\n8;x";
  const read = readCsv(csv);
  expect(read).toEqual({
    questions: [
      { id: "7-741638a5", day: 7, verses: [], answer: 2 },
      { id: "8-741638a5", day: 8, verses: [], answer: -1 },
    ],
    lines: [2, 4],
  });
});

test("CSV may have Bengali digits", () => {
  expect(readCsv('id,day,verses\n3-a,৩,"২:৪১, 2:42"')).toMatchObject({
    questions: [{ id: "3-a", day: 3, verses: ["2:41", "2:42"] }],
  });
});

test.each([
  ["an unknown column", "day,anser\n1,A", { fault: "noColumn", column: "anser" }],
  ["no column of days", "id\nx", { fault: "unreadable" }],
  ["an open quotation", 'day,id\n1,a\n2,"b', { fault: "unreadableAt", line: 3 }],
  ["a stray quotation mark", 'day,id\n1,a"b"', { fault: "unreadableAt", line: 2 }],
])("%s is named", (_, text, fault) => {
  expect(readCsv(text)).toEqual(fault);
});

test("of JSON the line of each question is known, whatever its texts hold", async () => {
  const text =
    '[\n {"id": "a",\n  "verses": ["1:1"], "en": {"question": "{ [ \\" \\n"}},\n {"id": "b"}\n]';
  expect(await readQuestions(new File([text], "q.json"))).toEqual({
    questions: JSON.parse(text),
    lines: [2, 4],
  });
});

test.each([
  ["a missing value", '[\n{"id": "x",\n "day": }]', { fault: "unreadableAt", line: 3 }],
  ["a trailing comma", '[\n{"id": "x"},\n]', { fault: "unreadableAt", line: 3 }],
  ["an early end", '[\n{"id": "x"}', { fault: "unreadableAt", line: 2 }],
  ["no comma", '[\n{"id": "x"}\n{"id": "y"}]', { fault: "unreadableAt", line: 3 }],
  ["what is no question", '[\n{"id": "x"},\n7]', { fault: "unreadableAt", line: 3 }],
  ["no list", '{"id": "x"}', { fault: "unreadable" }],
])("%s in JSON is named by its line", async (_, text, fault) => {
  expect(await readQuestions(new File([text], "q.json"))).toEqual(fault);
});

test("a file over the limit is not read", async () => {
  const huge = Object.assign(new File(["[]"], "q.json"), {
    text: () => Promise.reject(new Error("It was read")),
  });
  Object.defineProperty(huge, "size", { value: 3 * 1024 * 1024 });
  expect(await readQuestions(huge)).toEqual({ fault: "tooLarge" });
});

test("fields have the names of their columns", () => {
  const paths = ["day", "verses.1", "en.question", "bn.options.2", "en.options"];
  expect(paths.map(columnOf)).toEqual([
    "day",
    "verses",
    "en question",
    "bn option C",
    "en options",
  ]);
});
