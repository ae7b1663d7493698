import * as apiPaths from "@daily-quran/domain/api-paths";
import { LongItemPaging } from "@daily-quran/domain/paging";
import {
  Choice,
  KeptPlan,
  OwnPlan,
  Pace,
  ProgressId,
  Span,
} from "@daily-quran/domain/progress/progress";
import { WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import { z } from "zod";
import { KEPT, PROGRESS_ID, updatedAt } from "./progress.routes.ts";
import { emptyRoute, pagedRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { pagingQuery } from "./route/route-params.ts";

export const planExample: KeptPlan = {
  id: PROGRESS_ID,
  name: "Ramadan",
  startsOn: "2026-02-18",
  verses: WHOLE_QURAN,
  pace: { kind: "days", days: 30 },
  restDays: [5],
  choices: [{ kind: "go-on", on: "2026-02-25" }],
  createdAt: updatedAt,
  updatedAt,
};

const Named = z.object({ id: ProgressId });

const { id: _id, updatedAt: _updatedAt, ...bodyExample } = planExample;

/** The own plans of the signed-in user. */
export const ownPlanRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.plans,
    operationId: "listPlans",
    summary: "The signed-in user's own plans",
    description: "The last changed first.",
    query: pagingQuery(LongItemPaging),
    example: [planExample],
    procedure: "plan.list",
  }),
  procedureRoute({
    path: apiPaths.plan,
    operationId: "getPlan",
    summary: "One own plan",
    description: "The plan that was stored under this id, with every choice about missed days.",
    params: Named,
    example: planExample,
    errors: ["PLAN_NOT_FOUND"],
    procedure: "plan.get",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.plan,
    operationId: "setPlan",
    summary: "Make or change an own plan",
    description:
      "The id is a UUID that the client makes: sent again, it changes nothing. `verses` are ordinals, 1 to 6,236. `restDays` are the weekdays without a portion, 1 (Monday) to 7 (Sunday); without them there are none, and `days` of a pace are those that are read on. `choices` say what was decided about missed days and rest, the oldest first; without the last one the plan is as before it.",
    params: Named,
    body: OwnPlan,
    bodyExample,
    example: planExample,
    errors: ["PROGRESS_FULL"],
    procedure: "plan.set",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.plan,
    operationId: "removePlan",
    summary: "Remove an own plan",
    description: "For one that is not there nothing changes.",
    params: Named,
    procedure: "plan.remove",
  }),
];

const PLAN = {
  name: "Its name.",
  startsOn: "The date of its first day.",
  verses: "The verses that it reads, by their numbers in the whole Quran, 1 to 6,236.",
  pace: "How fast it reads: in how many days, or how many minutes a day.",
  restDays: "The weekdays without a portion, 1 (Monday) to 7 (Sunday), at most six.",
  choices: "What was chosen about missed days and rest, the oldest first.",
  createdAt: "When it was made.",
};

/** The parts of a plan, which are sent as they are given. */
const PARTS = {
  OrdinalSpan: described(
    Span,
    "Verses that follow each other, by their numbers in the whole Quran.",
    {
      from: "The first verse.",
      to: "The last verse.",
    },
  ),
  PlanPace: described(Pace, "How fast a plan reads.", {
    kind: "Which of the two it is.",
    days: "In how many days the plan is read.",
    minutes: "How many minutes a day it reads.",
  }),
  PlanChoice: described(Choice, "What was chosen about missed days and rest.", {
    kind: "To go on, to spread what is left, to move the end, or to change the pace.",
    on: "The date from which it holds.",
    left: "What was unread then, in order.",
    restDays: "The rest days from that date on; as before without them.",
    resumesOn: "The date on which the plan goes on; until then it pauses.",
    pace: "The new pace.",
  }),
};

export const ownPlanTexts: SchemaTexts = {
  output: {
    ...PARTS,
    KeptPlan: described(KeptPlan, "A reader's own plan.", { ...PLAN, ...KEPT }),
  },
  input: {
    ...PARTS,
    OwnPlan: described(OwnPlan, "A reader's own plan.", PLAN),
  },
};
