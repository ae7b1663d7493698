import * as apiPaths from "@daily-quran/domain/api-paths";
import { OwnPlan, KeptPlan, ProgressId } from "@daily-quran/domain/progress";
import { z } from "zod";
import { emptyRoute, pagedRoute, procedureRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { BODY_ERRORS, WRITE_ERRORS } from "./route/route-errors.ts";
import { PagingQuery } from "./route/route-params.ts";
import { planExample } from "./progress-examples.ts";

const Named = z.object({ id: ProgressId });
const { id: _id, updatedAt: _updatedAt, ...bodyExample } = planExample;

/** The own plans of the signed-in user. */
export const ownPlanRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.plans,
    operationId: "listPlans",
    tag: "Plans",
    summary: "The signed-in user's own plans",
    description: "The last changed first.",
    query: PagingQuery,
    item: KeptPlan,
    example: [planExample],
    errors: ["INVALID_INPUT", "INVALID_CURSOR", "DATABASE_AWAY"],
    procedure: "plan.list",
  }),
  procedureRoute({
    method: "GET",
    path: apiPaths.plan,
    operationId: "getPlan",
    tag: "Plans",
    summary: "One own plan",
    params: Named,
    status: 200,
    response: KeptPlan,
    example: planExample,
    errors: ["INVALID_INPUT", "PLAN_NOT_FOUND", "DATABASE_AWAY"],
    procedure: "plan.get",
  }),
  procedureRoute({
    method: "PUT",
    path: apiPaths.plan,
    operationId: "setPlan",
    tag: "Plans",
    summary: "Make or change an own plan",
    description:
      "The id is a UUID that the client makes: sent again, it changes nothing. `verses` are ordinals, 1 to 6,236. `choices` say what was decided about missed days, the oldest first; without the last one the plan is as before it.",
    params: Named,
    body: OwnPlan,
    bodyExample,
    status: 200,
    response: KeptPlan,
    example: planExample,
    errors: ["PROGRESS_FULL", ...BODY_ERRORS],
    procedure: "plan.set",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.plan,
    operationId: "removePlan",
    tag: "Plans",
    summary: "Remove an own plan",
    description: "For one that is not there nothing changes.",
    params: Named,
    errors: ["INVALID_INPUT", ...WRITE_ERRORS],
    procedure: "plan.remove",
  }),
];
