import { Group } from "@daily-quran/domain/group/group";
import { ChangePasswordInput, User } from "@daily-quran/domain/account/user";
import { expect, test } from "vitest";
import { z } from "zod";
import { emptyRoute, pagedRoute, procedureRoute } from "./declare-route.ts";
import { toPublicError } from "../../request/public-error.ts";
import { pathParameters } from "../openapi/parameters.ts";
import type { ProcedureRoute } from "./rest-route.ts";
import { restRoutes } from "../rest-routes.ts";

const route = {
  path: "/api/user",
  operationId: "route",
  summary: "A route",
  description: "What it does.",
} as const;
const answering = { ...route, method: "GET", status: 200 } as const;

test("a route whose procedure takes or returns something else does not compile", () => {
  const declared = [
    procedureRoute({ ...answering, procedure: "user.me", response: User }),
    procedureRoute({
      ...answering,
      procedure: "user.me",
      // @ts-expect-error -- the procedure returns less than its response declares
      response: User.extend({ age: z.int() }),
    }),
    procedureRoute({
      ...answering,
      procedure: "user.me",
      // @ts-expect-error -- the procedure returns more than its response declares
      response: User.omit({ email: true }),
    }),
    pagedRoute({
      ...route,
      procedure: "notification.list",
      // @ts-expect-error -- these are no groups
      item: Group,
    }),
    // @ts-expect-error -- it returns a value, and the route has no body
    emptyRoute({ ...route, method: "POST", procedure: "user.me" }),
    // @ts-expect-error -- it takes a group, and the route reads none
    emptyRoute({ ...route, method: "DELETE", procedure: "group.delete" }),
    emptyRoute({
      ...route,
      method: "DELETE",
      procedure: "group.delete",
      params: z.object({ id: z.int() }),
      // @ts-expect-error -- the group has another name
      input: ({ id }) => ({ id }),
    }),
  ];
  expect(declared.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204, 204, 204]);
});

test("a route has the rule of its procedure, and does not list the errors of that", () => {
  const declared = emptyRoute({
    ...route,
    method: "POST",
    procedure: "auth.changePassword",
    body: ChangePasswordInput,
    // @ts-expect-error -- the rule declares it
    errors: ["UNAUTHORIZED"],
  });
  expect(declared.rule).toEqual({ access: "session", cost: "password" });
});

const writesWithParams = restRoutes.flatMap((one) =>
  one.kind === "procedure" && one.method !== "GET" && one.params
    ? Object.keys(one.params.shape).map((name) => [`${one.method} ${one.path}`, name, one] as const)
    : [],
);

test.each(writesWithParams)("%s with another %s in its body is 400", (_, name, one) => {
  const described = pathParameters(one.path, one.params) as { name: string; example: unknown }[];
  const params = Object.fromEntries(described.map((each) => [each.name, String(each.example)]));
  const [, word] = new RegExp(`(\\w+)s/\\{id\\}`).exec(one.path) ?? [];
  const inBody = name === "id" && !one.path.endsWith("{id}") ? `${word}Id` : name;
  const issuesOf = (value: unknown): unknown => {
    try {
      one.prepare({ params, query: {}, body: { [inBody]: value } });
    } catch (error) {
      return toPublicError(error).body.issues;
    }
    return [];
  };
  const differs = { path: inBody, message: "This differs from the address." };
  expect(issuesOf("other")).toEqual([differs]);
  expect(issuesOf(params[name])).not.toContainEqual(differs);
});

test("a group's cycle is started in the group of the address alone", () => {
  const start = restRoutes.find(
    ({ operationId }) => operationId === "startCycle",
  ) as ProcedureRoute;
  const sent = { name: "Winter", startDate: "2026-01-31" };
  const prepare = (groupId: unknown) => () =>
    start.prepare({ params: { id: "3" }, query: {}, body: { ...sent, groupId } });
  expect(prepare(3)).not.toThrow();
  expect(prepare("3")).not.toThrow();
  expect(prepare(4)).toThrow("This differs from the address.");
});
