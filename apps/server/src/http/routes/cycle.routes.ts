import * as apiPaths from "@daily-quran/domain/api-paths";
import { Cycle, StartCycleInput } from "@daily-quran/domain/cycle";
import { z } from "zod";
import { pagedRoute, procedureRoute } from "../declare-route.ts";
import type { RestRoute } from "../rest-route.ts";
import { BODY_ERRORS } from "../route-errors.ts";
import { IdParam, PagingQuery } from "../route-params.ts";
import { cycleExample } from "./group-examples.ts";

const GroupParams = z.object({ id: IdParam });

/** The reading cycles of groups. */
export const cycleRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.groupCycles,
    operationId: "listCycles",
    access: "user",
    tag: "Cycles",
    summary: "The reading cycles of a group",
    description: "Newest first.",
    params: GroupParams,
    query: PagingQuery,
    item: Cycle,
    example: [cycleExample],
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "GROUP_NOT_FOUND", "DATABASE_AWAY"],
    call: (caller, { id, ...paging }) => caller.cycle.list({ groupId: id, ...paging }),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupCycles,
    operationId: "startCycle",
    access: "user",
    tag: "Cycles",
    summary: "Start a reading cycle in a group",
    description:
      "For admins and moderators. `startDate` is a UTC date; an ISO 8601 instant is taken as its UTC date. Settings that are left out take their defaults.",
    params: GroupParams,
    body: StartCycleInput,
    bodyExample: {
      name: "Ramadan",
      startDate: "2026-02-18",
      readingPlan: "detailed",
      settings: { startDay: 1, leaderboardEnabled: true },
    },
    status: 201,
    response: Cycle,
    example: cycleExample,
    errors: ["LEADER_ONLY", "GROUP_NOT_FOUND", "TOO_MANY_CYCLES", "DAILY_LIMIT", ...BODY_ERRORS],
    call: (caller, { id, ...input }) => caller.cycle.start({ groupId: id, ...input }),
  }),
];
