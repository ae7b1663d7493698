import * as apiPaths from "@daily-quran/domain/api-paths";
import { Paging } from "@daily-quran/domain/paging";
import {
  KeptMark,
  KeptPosition,
  Mark,
  Position,
  ProgressId,
  ProgressSummary,
  TimeZone,
} from "@daily-quran/domain/progress/progress";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { z } from "zod";
import { emptyRoute, pagedRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { pagingQuery } from "./route/route-params.ts";

export const PROGRESS_ID = "6f1c2f0e-8d4b-4c58-9f3e-0a4b7f6f2d11";

export const updatedAt = "2026-03-05T06:30:00.000Z";

export const markExample: Mark = {
  plan: "daily",
  day: 292,
  date: "2026-03-05",
  timeZone: "Asia/Dhaka",
};

export const keptMarkExample: KeptMark = { ...markExample, id: PROGRESS_ID, updatedAt };

export const keptPositionExample: KeptPosition = {
  plan: "daily",
  verse: "80:17",
  day: 292,
  updatedAt,
};

const Named = z.object({ id: ProgressId });

/** What the signed-in user has read, and where they stopped. */
export const progressRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.progress,
    operationId: "getProgress",
    summary: "The signed-in user's figures",
    description:
      "Totals, how often the whole Quran was finished, and the streak on the date that it is in `timeZone` (IANA, UTC by default). One missed day is forgiven, two in a row end a streak until one is made up. A date that a traveller had less than half of is not missed.",
    query: z.object({ timeZone: TimeZone.optional() }),
    example: {
      today: "2026-03-05",
      totals: { days: 4, readings: 4, verses: 73, minutes: 41 },
      khatmas: 0,
      streak: { days: 4, longest: 4, isTodayRead: true, missed: ["2026-03-02"] },
      bookmarks: 2,
      plans: 1,
    },
    procedure: "progress.summary",
  }),
  pagedRoute({
    path: apiPaths.progressMarks,
    operationId: "listMarks",
    summary: "What the signed-in user has marked read",
    description: "The last changed first.",
    query: pagingQuery(Paging),
    example: [keptMarkExample],
    procedure: "progress.marks",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.progressMark,
    operationId: "setMark",
    summary: "Mark a reading as read",
    description:
      "The id is a UUID that the client makes: sent again, it changes nothing. `date` is the reader's own date that it counts for, also a past one that is made up. A `day` of the shared plan (`daily`), or `from` and `to` of an own plan.",
    params: Named,
    body: Mark,
    bodyExample: markExample,
    example: keptMarkExample,
    errors: ["MARK_REMOVED", "PROGRESS_FULL"],
    procedure: "progress.mark",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.progressMark,
    operationId: "removeMark",
    summary: "Undo a mark",
    description: "For good. For a mark that is not there nothing changes.",
    params: Named,
    procedure: "progress.unmark",
  }),
  pagedRoute({
    path: apiPaths.progressPositions,
    operationId: "listPositions",
    summary: "Where the signed-in user stopped, by plan",
    description: "One a plan: `daily` is the shared one, all others are the user's own.",
    query: pagingQuery(Paging),
    example: [keptPositionExample],
    procedure: "progress.positions",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.progressPosition,
    operationId: "setPosition",
    summary: "Say where the signed-in user stopped in a plan",
    description:
      "`plan` is `daily`, or the id of an own plan. One position a plan: the last stays, so the same may be sent again.",
    body: Position,
    bodyExample: { verse: "80:17", day: 292 },
    example: keptPositionExample,
    errors: ["PROGRESS_FULL"],
    procedure: "progress.setPosition",
  }),
];

export const KEPT = { id: "A UUID that the client made.", updatedAt: "When it was last changed." };

const DAY = `The day of the shared plan, 1 to ${PLAN_DAYS}.`;

const MARK = {
  plan: "The plan that was read: `daily`, or the ID of an own one.",
  day: `${DAY} Given with \`daily\`.`,
  from: "The first verse, as `surah:verse`. Given with an own plan.",
  to: "The last verse, as `surah:verse`. Given with an own plan.",
  date: "The reader's own date that the reading counts for.",
  timeZone:
    "The time zone that the reader was in, by its IANA name; one that the server does not know is stored as it is, as a device may be newer.",
};

const POSITION = {
  verse: "The verse at which the reader stopped, as `surah:verse`.",
  day: DAY,
};

export const progressTexts: SchemaTexts = {
  output: {
    KeptMark: described(KeptMark, "A reading that was read.", { ...MARK, ...KEPT }),
    KeptPosition: described(KeptPosition, "Where the reader of a plan stopped.", {
      ...POSITION,
      plan: "The plan: `daily`, or the ID of an own one.",
      updatedAt: KEPT.updatedAt,
    }),
    ProgressSummary: described(ProgressSummary, "A reader's figures in a time zone.", {
      today: "The date that it is there.",
      totals: "What was read in all.",
      "totals.days": "Days on which something was read.",
      "totals.readings": "Readings.",
      "totals.verses": "Verses.",
      "totals.minutes": "Whole minutes.",
      khatmas: "How often the whole Quran was finished.",
      streak: "Days in a row.",
      "streak.days": "How many they are now.",
      "streak.longest": "How many they have been at most.",
      "streak.isTodayRead": "Whether today counts already.",
      "streak.missed": "The dates that would mend or lengthen it.",
      bookmarks: "How many bookmarks there are.",
      plans: "How many own plans there are.",
    }),
  },
  input: {
    Mark: described(Mark, "A reading that was read.", MARK),
    Position: described(Position, "Where the reader of a plan stopped.", POSITION),
  },
};
