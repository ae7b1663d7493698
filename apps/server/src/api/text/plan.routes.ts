import * as apiPaths from "@daily-quran/domain/api-paths";
import { PlanEntry } from "@daily-quran/domain/reading";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import { JSON_TYPE, prepareDocument } from "../../content/ready-document.ts";
import { CACHED_FOR_AN_HOUR } from "../../documents/cache-control.ts";
import { row } from "../../features/edition/whole/text-forms.ts";
import { documentRoute } from "../route/declare-route.ts";
import { described, OF_DAY, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

const CSV_TYPE = "text/csv";

/** What each day reads. */
const PlanReferences = z.array(
  PlanEntry.omit({ reading: true }).extend({ references: z.array(z.string()).min(1) }),
);
type PlanReferences = z.infer<typeof PlanReferences>;

/** The plan without a date: any day's schedule has the same. */
const planOf = (content: Content): PlanReferences =>
  content.parseSchedule(1).map(({ day, readingTitle, verseCount, minutes }) => ({
    day,
    readingTitle,
    verseCount,
    minutes,
    references: rangesOfDay(day).map(({ surah, from, to }) => `${surah}:${from}-${to}`),
  }));

const tableOf = (plan: PlanReferences): string =>
  [
    row(["day", "references", "title", "verses", "minutes"]),
    ...plan.map(({ day, references, readingTitle, verseCount, minutes }) =>
      row([day, references.join(" "), readingTitle, verseCount, minutes]),
    ),
  ].join("");

/** The plan as data, the same on every day. */
export const planRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.scheduleReferences,
    operationId: "getScheduleReferences",
    cost: "none",
    summary: `The references of all ${PLAN_DAYS} days`,
    description:
      "What each day reads, as references that `/api/verses/{reference}` takes. It has no date in it and never changes.",
    response: PlanReferences,
    exampleOf: (content) => planOf(content).slice(0, 2),
    find: ({ content }) => ({
      document: content.derived("plan as JSON", (source) =>
        prepareDocument(JSON.stringify(planOf(source)), JSON_TYPE),
      ),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
  documentRoute({
    path: apiPaths.scheduleTable,
    operationId: "getScheduleTable",
    cost: "none",
    summary: `The ${PLAN_DAYS}-day schedule as CSV`,
    description: "A row for each day, with a header (RFC 4180); references are apart by spaces.",
    response: z.string(),
    contentType: CSV_TYPE,
    exampleOf: (content) => tableOf(planOf(content).slice(0, 2)),
    find: ({ content }) => ({
      document: content.derived("plan as CSV", (source) =>
        prepareDocument(tableOf(planOf(source)), `${CSV_TYPE}; charset=utf-8; header=present`),
      ),
      cacheControl: CACHED_FOR_AN_HOUR,
      fileName: "daily-quran-schedule.csv",
    }),
  }),
];

export const planTexts: SchemaTexts = {
  output: {
    PlanReferences: described(PlanReferences, "The plan's references, day by day.", {
      day: OF_DAY,
      readingTitle: "The first and the last surah by name.",
      references: "The verses, a range for each surah.",
      verseCount: "How many verses the day reads.",
      minutes: "An estimate of the time to read them.",
    }),
  },
};
