import * as apiPaths from "@daily-quran/domain/api-paths";
import { ReportInput, ReportReceipt } from "@daily-quran/domain/report";
import { procedureRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { BODY_ERRORS } from "./route/route-errors.ts";

/** Mistakes that readers find. */
export const reportRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "POST",
    path: apiPaths.reports,
    operationId: "sendReport",
    tag: "Reports",
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
    response: ReportReceipt,
    example: { number: 17, createdAt: "2026-02-10T06:30:00.000Z" },
    errors: ["TOO_MANY_REQUESTS", ...BODY_ERRORS],
    procedure: "report.send",
  }),
];
