import * as apiPaths from "@daily-quran/domain/api-paths";
import { Cycle, StartCycleInput } from "@daily-quran/domain/cycle";
import { z } from "zod";
import { emptyRoute, pagedRoute, procedureRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { BODY_ERRORS, WRITE_ERRORS } from "./route/route-errors.ts";
import { IdParam, PagingQuery } from "./route/route-params.ts";
import { cycleExample } from "./group-examples.ts";

const GroupParams = z.object({ id: IdParam });

/** The reading cycles of groups. */
export const cycleRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.groupCycles,
    operationId: "listCycles",
    tag: "Cycles",
    summary: "The reading cycles of a group",
    description: "Newest first.",
    params: GroupParams,
    query: PagingQuery,
    item: Cycle,
    example: [{ ...cycleExample, isRemovable: true }],
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "GROUP_NOT_FOUND", "DATABASE_AWAY"],
    procedure: "cycle.list",
    input: ({ id, ...paging }) => ({ groupId: id, ...paging }),
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupCycles,
    operationId: "startCycle",
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
    procedure: "cycle.start",
    input: ({ id, ...input }) => ({ groupId: id, ...input }),
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.cycle,
    operationId: "removeCycle",
    tag: "Cycles",
    summary: "Remove a reading cycle that was started by mistake",
    description:
      "For admins and moderators, while nobody has taken a quiz in it; in a cycle without quizzes, while nobody has checked in. Later it is `CYCLE_IN_USE`.",
    params: z.object({ cycleId: IdParam }),
    errors: [
      ...(["INVALID_INPUT", "LEADER_ONLY", "CYCLE_IN_USE"] as const),
      ...(["GROUP_NOT_FOUND", "CYCLE_NOT_FOUND"] as const),
      ...WRITE_ERRORS,
    ],
    procedure: "cycle.remove",
  }),
];
