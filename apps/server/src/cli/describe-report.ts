import type { ReportSubject } from "@daily-quran/domain/report";
import { shortText } from "@daily-quran/domain/short-text";
import type { Report } from "../features/report/review-reports.ts";

const MAX_LINE = 60;

/** A report in one line: its number, its day, what it is about, and how its message begins. */
export function lineOfReport({ id, createdAt, about, message, closedAt }: Report): string {
  const begin = shortText(inOneLine(message), MAX_LINE);
  const state = closedAt === null ? "" : " (closed)";
  return `${id}  ${createdAt.slice(0, 10)}  ${inOneLine(subjectText(about))}${state}: ${begin}\n`;
}

/** A report with all its fields. */
export function wholeReport(report: Report): string {
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
    return `question ${about.questionId} of day ${about.day}, cycle ${about.cycleId}`;
  if (about.kind === "word") return `word ${about.word}`;
  const details =
    "language" in about || "edition" in about
      ? [about.language, about.edition].filter(Boolean).join(", ")
      : "";
  return `${about.kind} ${about.surahNumber}:${about.verseNumber}${details && ` (${details})`}`;
}
