import { Group } from "@daily-quran/domain/group";
import { User } from "@daily-quran/domain/user";
import { expect, test } from "vitest";
import { emptyRoute, pagedRoute, procedureRoute } from "./declare-route.ts";

const route = {
  path: "/api/user",
  operationId: "route",
  access: "user",
  tag: "Account",
  summary: "A route",
  errors: [],
} as const;
const answering = { ...route, method: "GET", status: 200 } as const;

test("a route whose procedure returns something else than its response does not compile", () => {
  const declared = [
    procedureRoute({ ...answering, response: User, call: (caller) => caller.user.me() }),
    procedureRoute({
      ...answering,
      response: User,
      // @ts-expect-error -- it lacks all but the ID
      call: async (caller) => ({ id: (await caller.user.me()).id }),
    }),
    procedureRoute({
      ...answering,
      // @ts-expect-error -- the procedure returns more than its response declares
      response: User,
      call: async (caller) => ({ ...(await caller.user.me()), passwordHash: "-" }),
    }),
    pagedRoute({
      ...route,
      item: Group,
      // @ts-expect-error -- these are no groups
      call: (caller) => caller.notification.list({}),
    }),
    // @ts-expect-error -- it returns a value, and the route has no body
    emptyRoute({ ...route, method: "POST", call: (caller) => caller.user.me() }),
  ];
  expect(declared.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204]);
});

test("a route does not list the error for users who are not signed in", () => {
  const declared = procedureRoute({
    ...answering,
    // @ts-expect-error -- `access` declares it
    errors: ["UNAUTHORIZED"],
    response: User,
    call: (caller) => caller.user.me(),
  });
  expect(declared.access).toBe("user");
});
