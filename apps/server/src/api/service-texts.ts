import { ErrorBody } from "@daily-quran/domain/errors";
import { ReportInput, ReportReceipt, ReportSubject } from "@daily-quran/domain/report";
import { Health, Readiness } from "@daily-quran/domain/system";
import { described, type Described } from "./route/described.ts";

/** The responses of the service itself. */
export const serviceTexts: Readonly<Record<string, Described>> = {
  Error: described(ErrorBody, "Why a request failed.", {
    error: "What went wrong, for a person.",
    code: "What went wrong, for a program.",
    issues: "What is wrong with each field of an invalid request.",
    "issues.path": "The field, with dots between its parts.",
    "issues.message": "What is wrong with it, for a person.",
    requestId: "The request's ID in the server's log; given with 5xx.",
  }),
  Health: described(Health, "The process is alive.", {
    status: "Always `ok`.",
    version: "The version of the product.",
  }),
  Readiness: described(Readiness, "The service can answer.", {
    status: "Always `ready`.",
    migration: "The number of the newest migration of the database.",
    text: "The version of the text.",
  }),
  ReportReceipt: described(ReportReceipt, "A report was received.", {
    number: "Its number, for the operator.",
    createdAt: "When it was received.",
  }),
};

/** The bodies of requests to the service itself. */
export const serviceInputs: Readonly<Record<string, Described>> = {
  ReportSubject: described(ReportSubject, "What a report is about.", {
    kind: "What is wrong: a verse, a text shown with it, a question or a word.",
    surahNumber: "The number of the surah.",
    verseNumber: "The number of the verse in its surah.",
    language: "The language of the text.",
    edition: "The ID of the edition, where it is not the default.",
    cycleId: "The ID of the cycle that asked the question.",
    day: "The day of the plan, 1 to 300.",
    questionId: "The question's ID.",
    word: "The word's `id`.",
  }),
  ReportInput: described(ReportInput, "A report of a mistake.", {
    id: "A UUID that the client makes: the same report sent again is stored once.",
    about: "What it is about.",
    shown: "The text that was shown.",
    message: "What is wrong with it.",
  }),
};
