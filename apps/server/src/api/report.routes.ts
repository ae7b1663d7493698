import * as apiPaths from "@daily-quran/domain/api-paths";
import { ReportInput, ReportReceipt, ReportSubject } from "@daily-quran/domain/report";
import { procedureRoute } from "./route/declare-route.ts";
import { described, OF_DAY, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

/** Mistakes that readers find. */
export const reportRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "POST",
    path: apiPaths.reports,
    operationId: "sendReport",
    summary: "Report a mistake in a text, a quiz question or a word",
    description:
      "For anyone. Nothing of the sender is kept. `id` is a UUID that the client makes: the same report sent again is stored once. Limited per network.",
    body: ReportInput,
    bodyExample: {
      id: "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11",
      about: { kind: "translation", surahNumber: 2, verseNumber: 255, language: "bn" },
      shown: "…",
      message: "The second sentence is missing.",
    },
    status: 201,
    example: { number: 17, createdAt: "2026-02-10T06:30:00.000Z" },
    errors: ["TOO_MANY_REQUESTS"],
    procedure: "report.send",
  }),
];

export const reportTexts: SchemaTexts = {
  output: {
    ReportReceipt: described(ReportReceipt, "A report was received.", {
      number: "Its number, for the operator.",
      createdAt: "When it was received.",
    }),
  },
  input: {
    ReportSubject: described(ReportSubject, "What a report is about.", {
      kind: "What is wrong: a verse, a text shown with it, a question or a word.",
      surahNumber: "The number of the surah.",
      verseNumber: "The number of the verse in its surah.",
      language: "The language of the text.",
      edition: "The ID of the edition, where it is not the default.",
      cycleId: "The ID of the cycle that asked the question; absent for one of practice.",
      day: OF_DAY,
      questionId: "The question's ID.",
      word: "The word's `id`.",
    }),
    ReportInput: described(ReportInput, "A report of a mistake.", {
      id: "A UUID that the client makes: the same report sent again is stored once.",
      about: "What it is about.",
      shown: "The text that was shown.",
      message: "What is wrong with it.",
    }),
  },
};
