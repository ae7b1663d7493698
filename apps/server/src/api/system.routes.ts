import * as apiPaths from "@daily-quran/domain/api-paths";
import { ErrorBody, ERRORS } from "@daily-quran/domain/errors";
import { ClientErrors, Health, Readiness } from "@daily-quran/domain/system";
import { VERSION } from "@daily-quran/domain/version";
import { emptyRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

/** Health and readiness. */
export const systemRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.health,
    operationId: "getHealth",
    summary: "Whether the process is alive",
    description: "Asks nothing of the database: for restarting a process that hangs.",
    example: { status: "ok", version: VERSION },
    procedure: "system.health",
  }),
  procedureRoute({
    path: apiPaths.ready,
    operationId: "getReadiness",
    summary: "Whether the service can answer: database, migrations and text",
    description: "Asks the database: for sending requests only to a server that can answer them.",
    example: { status: "ready", migration: 1, text: "3f1c0a" },
    errors: ["DATABASE_AWAY"],
    procedure: "system.ready",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.clientErrors,
    operationId: "sendClientErrors",
    summary: "Say what failed in a browser",
    description:
      "For the pages of this site: the operator reads it in the log, each failure once, without who sent it, queries and mail addresses. Limited per network. Where `CLIENT_ERRORS=off`, nothing is taken.",
    body: ClientErrors,
    bodyExample: {
      page: "/schedule",
      failures: [{ what: "script", message: "TypeError: x is undefined" }],
    },
    errors: ["TOO_MANY_REQUESTS"],
    procedure: "system.clientErrors",
  }),
];

const codes = Object.entries(ERRORS)
  .map(([code, { message }]) => `\n- \`${code}\`: ${message}`)
  .join("");

export const systemTexts: SchemaTexts = {
  output: {
    Error: described(ErrorBody, "Why a request failed.", {
      error: "What went wrong, for a person.",
      code: `What went wrong, for a program: ${codes}`,
      issues: "What is wrong with each field that was refused, under any status.",
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
  },
  input: {
    ClientErrors: described(ClientErrors, "What failed in a browser at a page.", {
      page: "The pattern of the page's path, without what is in its place: `/invite/:token`.",
      failures: "What failed, in order.",
      "failures.what": "Which part failed.",
      "failures.message": "What it said.",
    }),
  },
};
