import { beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { runCommand } from "../../test/processes/run-command.ts";
import { sendReport } from "../features/report/report.router.ts";
import { reportsProgram } from "./reports-program.ts";

const NOW = Date.UTC(2026, 2, 10, 6, 30);
const sql = useDatabase();

beforeEach(async () => {
  const request = { sql, now: NOW, address: "192.0.2.1" };
  await sendReport(request, {
    id: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11",
    about: { kind: "translation", surahNumber: 2, verseNumber: 255, language: "bn" },
    shown: "আল্লাহ\u001b[2J ছাড়া",
    message: "The second sentence\nis missing.",
  });
  await sendReport(request, {
    id: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d12",
    about: { kind: "question", cycleId: 3, day: 17, questionId: "tafseer" },
    shown: "Which surah?",
    message: "Two answers are right.",
  });
});

const run = (...words: string[]) =>
  runCommand(reportsProgram, { sql, now: () => NOW + 86_400_000 }, words);

const FIRST = "1  2026-03-10  translation 2:255 (bn): The second sentence is missing.\n";
const SECOND = "2  2026-03-10  question tafseer of day 17, cycle 3: Two answers are right.\n";

test("lists the open reports, oldest first", async () => {
  expect(await run("list")).toEqual([0, FIRST + SECOND, ""]);
});

test("says that a question is one of practice", async () => {
  await sendReport(
    { sql, now: NOW, address: "192.0.2.1" },
    {
      id: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d13",
      about: { kind: "question", day: 17, questionId: "17-0k3x9ab" },
      shown: "Which verse?",
      message: "None is right.",
    },
  );
  const third = "3  2026-03-10  question 17-0k3x9ab of day 17, practice: None is right.\n";
  expect(await run("list")).toEqual([0, FIRST + SECOND + third, ""]);
});

test("shows one completely, without the characters that move a terminal's cursor", async () => {
  expect(await run("show", "1")).toEqual([
    0,
    [
      "Report 1 of 2026-03-10T06:30:00.000Z",
      "About: translation 2:255 (bn)",
      "",
      "What was shown:",
      "আল্লাহ[2J ছাড়া",
      "",
      "What is wrong:",
      "The second sentence",
      "is missing.",
      "",
    ].join("\n"),
    "",
  ]);
});

test("a closed one is kept, with its note, and no longer listed", async () => {
  expect(await run("close", "1", "--note", "corrected")).toEqual([0, "Report 1 is closed.\n", ""]);
  expect(await run("list")).toEqual([0, SECOND, ""]);
  const [, all] = await run("list", "--all");
  expect(all).toBe(FIRST.replace(" (bn):", " (bn) (closed):") + SECOND);
  const [, shown] = await run("show", "1");
  expect(shown).toMatch(/\n\nClosed 2026-03-11T06:30:00\.000Z: corrected\n$/);
});

test("an unknown report number is reported", async () => {
  expect(await run("show", "99")).toEqual([1, "", "There is no report 99.\n"]);
  expect(await run("close", "99")).toEqual([1, "", "There is no report 99.\n"]);
  const [code, , errors] = await run("show", "0x1");
  expect([code, errors]).toEqual([
    2,
    expect.stringContaining("A report's number is a whole number"),
  ]);
});
