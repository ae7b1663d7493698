import * as apiPaths from "@daily-quran/domain/api-paths";
import { Health, Readiness } from "@daily-quran/domain/system";
import { VERSION } from "@daily-quran/domain/version";
import { procedureRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";

/** Health and readiness. */
export const systemRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "GET",
    path: apiPaths.health,
    operationId: "getHealth",
    tag: "Service",
    summary: "Whether the process is alive",
    status: 200,
    response: Health,
    example: { status: "ok", version: VERSION },
    errors: [],
    procedure: "system.health",
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.ready,
    operationId: "getReadiness",
    tag: "Service",
    summary: "Whether the service can answer: database, migrations and text",
    status: 200,
    response: Readiness,
    example: { status: "ready", migration: 1, text: "3f1c0a" },
    errors: ["DATABASE_AWAY"],
    procedure: "system.ready",
  }),
];
