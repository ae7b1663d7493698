import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  ChangeCycleInput,
  Cycle,
  CycleSettings,
  StartCycleInput,
} from "@daily-quran/domain/group/cycle";
import { Paging } from "@daily-quran/domain/paging";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { emptyRoute, pagedRoute, procedureRoute } from "../route/declare-route.ts";
import { CLIENT_ID, described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { pagingQuery } from "../route/route-params.ts";

export const cycleExample: Cycle = {
  id: 1,
  name: "Ramadan",
  groupId: 1,
  startDate: "2026-02-18",
  endDate: "2026-12-14",
  isActive: true,
  readingPlan: "detailed",
  currentDay: 1,
  settings: {
    startDay: 1,
    dailyCheckInRequired: true,
    leaderboardEnabled: true,
    quizEnabled: true,
    pointsPerReading: 1,
    pointsPerTranslation: 2,
    pointsPerTafseer: 3,
    gradedOnly: false,
  },
};

/** The reading cycles of groups. */
export const cycleRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.groupCycles,
    operationId: "listCycles",
    summary: "The reading cycles of a group",
    description: "Newest first.",
    query: pagingQuery(Paging),
    example: [{ ...cycleExample, isRemovable: true }],
    errors: ["GROUP_NOT_FOUND"],
    procedure: "cycle.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupCycles,
    operationId: "startCycle",
    summary: "Start a reading cycle in a group",
    description:
      "For admins and moderators. `startDate` is a UTC date; an ISO 8601 instant is taken as its UTC date. Settings that are left out take their defaults.",
    body: StartCycleInput,
    bodyExample: {
      name: "Ramadan",
      startDate: "2026-02-18",
      readingPlan: "detailed",
      settings: { startDay: 1, leaderboardEnabled: true },
    },
    status: 201,
    example: cycleExample,
    errors: ["LEADER_ONLY", "GROUP_NOT_FOUND", "TOO_MANY_CYCLES", "DAILY_LIMIT"],
    procedure: "cycle.start",
  }),
  procedureRoute({
    method: "PATCH",
    path: apiPaths.cycle,
    operationId: "changeCycle",
    summary: "Rename or end a reading cycle, or go on with one",
    description:
      "For admins and moderators. What is left out stays. With today as `endDate` the cycle ends at 00:00 UTC, with a later one of an ended cycle it goes on; results and missed days stay.",
    body: ChangeCycleInput,
    bodyExample: { name: "Ramadan 1447", endDate: "2026-12-14" },
    example: cycleExample,
    errors: ["LEADER_ONLY", "GROUP_NOT_FOUND", "CYCLE_NOT_FOUND"],
    procedure: "cycle.change",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.cycle,
    operationId: "removeCycle",
    summary: "Remove a reading cycle that was started by mistake",
    description:
      "For admins and moderators, while nobody has taken a quiz in it; in a cycle without quizzes, while nobody has checked in. Later it is `CYCLE_IN_USE`.",
    errors: ["LEADER_ONLY", "CYCLE_IN_USE", "GROUP_NOT_FOUND", "CYCLE_NOT_FOUND"],
    procedure: "cycle.remove",
  }),
];

const SETTINGS = {
  startDay: "The day of the plan that the cycle begins with.",
  dailyCheckInRequired:
    "Whether a completed day counts for the streak only with a check-in, from the cycle's first one on.",
  leaderboardEnabled: "Whether the cycle has a leaderboard.",
  quizEnabled: "Whether the cycle has quizzes.",
  pointsPerReading: "Points for a right answer about the reading.",
  pointsPerTranslation: "Points for a right answer about the translation.",
  pointsPerTafseer: "Points for a right answer about the commentary.",
  gradedOnly: "Whether only results count whose answers the server has graded.",
};

export const cycleTexts: SchemaTexts = {
  output: {
    CycleSettings: described(CycleSettings, "The settings of a cycle.", SETTINGS),
    Cycle: described(Cycle, `A group's way through the plan of ${PLAN_DAYS} days.`, {
      id: "The cycle's ID.",
      name: "Its name.",
      groupId: "The group's ID.",
      startDate: "The UTC date of its first day.",
      endDate: `The UTC date of day ${PLAN_DAYS}, or of its last day where it was ended before.`,
      isActive: "Whether its last day is today or to come.",
      readingPlan: "The plan that it follows.",
      currentDay: "The day of the plan that it is at today; after its end the last one.",
      isRemovable:
        "Whether admins and moderators can still remove it, as nobody has taken a quiz in it; only in the list of a group's cycles.",
      settings: "Its settings.",
    }),
  },
  input: {
    CycleSettingsInput: described(
      CycleSettings,
      "The settings of a new cycle; what is left out takes its default.",
      SETTINGS,
    ),
    StartCycleInput: described(StartCycleInput, "A new cycle.", {
      name: "1 to 100 characters, trimmed and taken in NFC.",
      startDate:
        "A UTC date (`2026-02-18`), or an ISO 8601 instant of which the UTC date is taken; from 2000-01-01 to 2999-12-31.",
      readingPlan: "The plan to follow.",
      settings: "Its settings.",
      clientId: CLIENT_ID,
    }),
    ChangeCycleInput: described(ChangeCycleInput, "The changes of a cycle.", {
      name: "1 to 100 characters, trimmed and taken in NFC.",
      endDate: `Its last UTC date (\`2026-12-14\`), from today to that of day ${PLAN_DAYS}.`,
    }),
  },
};
