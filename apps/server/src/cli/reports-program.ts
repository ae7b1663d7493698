import { MAX_ID } from "@daily-quran/domain/fields/id";
import { Command, InvalidArgumentError } from "commander";
import type { ReportSubject } from "@daily-quran/domain/report";
import { shortText } from "@daily-quran/domain/fields/short-text";
import type { Sql } from "../db/client.ts";
import {
  readReport,
  readReports,
  type Report,
  settleReport,
} from "../features/report/review-reports.ts";
import type { DatabaseSetting } from "./database-setting.ts";

const MAX_LINE = 60;

const EXAMPLES = `
Examples:
  $ pnpm reports list
  $ pnpm reports show 17
  $ pnpm reports close 17 --note "corrected in the next release"`;

interface ListOptions {
  readonly all?: boolean;
  readonly json?: boolean;
}

interface CloseOptions {
  readonly note?: string;
}

/** The command `reports` with its subcommands. */
export function reportsProgram(setting: DatabaseSetting): Command {
  const { output, now } = setting;
  const run = async (work: (sql: Sql) => Promise<string>): Promise<void> => {
    output.write(await setting.inDatabase(work));
  };
  const program = new Command("pnpm reports")
    .description("Mistakes that readers have reported: read them, and close what is settled.")
    .addHelpText("after", EXAMPLES);
  program
    .command("list")
    .description("list the open reports, oldest first (500 at most)")
    .option("--all", "closed ones too")
    .option("--json", "print JSON for a program to read")
    .action(({ all = false, json }: ListOptions) =>
      run(async (sql) => {
        const reports = await readReports(sql, all);
        if (json) return `${JSON.stringify(reports)}\n`;
        return reports.length === 0 ? "No reports.\n" : reports.map(lineOfReport).join("");
      }),
    );
  program
    .command("show")
    .description("show one report whole")
    .argument("<number>", "the report's number", reportNumber)
    .option("--json", "print JSON for a program to read")
    .action((id: number, { json }: ListOptions) =>
      run(async (sql) => {
        const report = await readReport(sql, id);
        return json ? `${JSON.stringify(report)}\n` : wholeReport(report);
      }),
    );
  program
    .command("close")
    .description("close a report: it is kept, and no longer listed")
    .argument("<number>", "the report's number", reportNumber)
    .option("--note <text>", "what came of it")
    .action((id: number, { note }: CloseOptions) =>
      run(async (sql) => {
        const instant = new Date(now()).toISOString();
        await settleReport(sql, { id, note, now: instant });
        return `Report ${id} is closed.\n`;
      }),
    );
  return program;
}

function reportNumber(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID) return Number(text);
  throw new InvalidArgumentError("A report's number is a whole number from 1.");
}

/** A report in one line: its number, its day, what it is about, and how its message begins. */
function lineOfReport({ id, createdAt, about, message, closedAt }: Report): string {
  const begin = shortText(inOneLine(message), MAX_LINE);
  const state = closedAt === null ? "" : " (closed)";
  return `${id}  ${createdAt.slice(0, 10)}  ${inOneLine(subjectText(about))}${state}: ${begin}\n`;
}

/** A report with all its fields. */
function wholeReport(report: Report): string {
  const { id, createdAt, about, shown, message, closedAt, closingNote } = report;
  const lines = [
    `Report ${id} of ${createdAt}`,
    `About: ${subjectText(about)}`,
    "",
    "What was shown:",
    shown,
    "",
    "What is wrong:",
    message,
  ];
  if (closedAt !== null)
    lines.push("", `Closed ${closedAt}${closingNote ? `: ${closingNote}` : ""}`);
  return `${lines.join("\n")}\n`;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

function subjectText(about: ReportSubject): string {
  if (about.kind === "question")
    return `question ${about.questionId} of day ${about.day}, ${about.cycleId === undefined ? "practice" : `cycle ${about.cycleId}`}`;
  if (about.kind === "word") return `word ${about.word}`;
  const details =
    "language" in about || "edition" in about
      ? [about.language, about.edition].filter(Boolean).join(", ")
      : "";
  return `${about.kind} ${about.surahNumber}:${about.verseNumber}${details && ` (${details})`}`;
}
