import * as apiPaths from "@daily-quran/domain/api-paths";
import { Health, Readiness } from "@daily-quran/domain/system";
import { procedureRoute } from "../declare-route.ts";
import type { RestRoute } from "../rest-route.ts";

/** Health and readiness. */
export const systemRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "GET",
    path: apiPaths.health,
    access: "public",
    tag: "Service",
    summary: "Whether the process is alive",
    status: 200,
    response: Health,
    errors: [],
    call: (caller) => caller.system.health(),
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.ready,
    access: "public",
    tag: "Service",
    summary: "Whether the service can answer: database, migrations and text",
    status: 200,
    response: Readiness,
    errors: ["DATABASE_AWAY"],
    call: (caller) => caller.system.ready(),
  }),
];
