import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
import { useDatabase } from "../test/database.ts";
import { runCommand } from "../test/processes/run-command.ts";
import { reportsProgram } from "./cli/reports-program.ts";
import { consoleLog } from "./console-log.ts";
import { writeLines } from "./features/calendar/icalendar.ts";
import { notificationText } from "./features/notification/notification-text.ts";
import { insertReport } from "./features/report/report.sql.ts";

/** What strangers may try in a text that is stored, to be shown to others later. */
const HOSTILE = [
  "\u001b[2J",
  "\u001b]0;title\u0007",
  "\u001b[31mred\u001b[0m",
  "\u009b2J",
  "\u009d0;title\u009c",
  "a\rb",
  "a\r\nBEGIN:VEVENT",
  "a\u0008\u0008b",
  "a\u007fb",
  "a\u0001b",
  "\u202egnp.exe",
  "\u2066a\u2069",
  "a\u200fb",
  "a\u2028b",
  "\ufeffa",
  "=1+1",
  "<script>alert(1)</script>",
  "{count, plural, other {x}}",
  "'{name}'",
  "a;b,c\\n",
];

// What a terminal acts on; the line feed ends our own lines.
const ACTED_ON = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

const sql = useDatabase();

const reports = async (...words: string[]) =>
  (await runCommand(reportsProgram, { sql, now: () => 0 }, words)).slice(1).join("");

test("no stored text moves or paints an operator's terminal", async () => {
  for (const [at, text] of HOSTILE.entries()) {
    const id = `6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d${String(at).padStart(2, "0")}`;
    const about = { kind: "question", cycleId: 3, day: 17, questionId: text } as const;
    await insertReport(sql, { id, about, shown: text, message: text }, "2026-03-10T06:30:00Z");
  }
  const printed = [await reports("list"), await reports("close", "1", "--note", "\u001b[2J")];
  for (const at of HOSTILE.keys()) printed.push(await reports("show", String(at + 1)));
  expect(printed.filter((text) => ACTED_ON.test(text))).toEqual([]);
  expect(printed[0]?.split("\n")).toHaveLength(HOSTILE.length + 1);
  expect(printed.at(-1)).toContain("question a;b,c\\n of day 17, cycle 3");
});

test.each(HOSTILE)("%j is one entry of the log, whose further lines are indented", (text) => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  consoleLog("info").warn(text);
  expect(lines.map((line) => ACTED_ON.test(line))).toEqual([false]);
  const [, ...more] = lines.join("").trimEnd().split("\n");
  expect(more.filter((line) => !line.startsWith("  "))).toEqual([]);
});

test.each(HOSTILE)("%j is one text in a calendar", (text) => {
  const written = writeLines([
    ["BEGIN", { raw: "VCALENDAR" }],
    ["SUMMARY", { text }],
    ["END", { raw: "VCALENDAR" }],
  ]);
  const calendar = new ICAL.Component(ICAL.parse(written));
  expect(calendar.getAllSubcomponents()).toEqual([]);
  const plain = text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n]/gu, "");
  expect(calendar.getFirstPropertyValue("summary")).toBe(plain);
});

test.each(HOSTILE)("%j is the name in a notice, and nothing of its form", (text) => {
  const stored = { kind: "joined", details: { who: text, group: text }, count: 1 } as const;
  const { title, message } = notificationText(stored, "en");
  expect([title, message].filter((words) => words.includes(text))).not.toEqual([]);
});
