import * as apiPaths from "@daily-quran/domain/api-paths";
import { Health, Readiness } from "@daily-quran/domain/system";
import { procedureRoute, type RestRoute } from "../rest-route.ts";

/** How the service is. */
export const systemRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "GET",
    path: apiPaths.health,
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
    tag: "Service",
    summary: "Whether the service can answer: database, migrations and text",
    status: 200,
    response: Readiness,
    errors: ["DATABASE_AWAY"],
    call: (caller) => caller.system.ready(),
  }),
];
