import { Group } from "@daily-quran/domain/group";
import { User } from "@daily-quran/domain/user";
import { expect, test } from "vitest";
import { emptyRoute, pagedRoute, procedureRoute } from "./declare-route.ts";

const route = {
  path: "/api/user",
  access: "user",
  tag: "Account",
  summary: "A route",
  errors: [],
} as const;
const answering = { ...route, method: "GET", status: 200 } as const;

test("a route whose procedure gives something else than its response does not compile", () => {
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
      // @ts-expect-error -- the procedure gives more than it says
      response: User,
      call: async (caller) => ({ ...(await caller.user.me()), passwordHash: "-" }),
    }),
    pagedRoute({
      ...route,
      item: Group,
      // @ts-expect-error -- these are no groups
      call: (caller) => caller.notification.list({}),
    }),
    // @ts-expect-error -- it gives what the route has no body for
    emptyRoute({ ...route, method: "POST", call: (caller) => caller.user.me() }),
  ];
  expect(declared.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204]);
});

test("a refusal of who is not signed in is no error that a route lists", () => {
  const declared = procedureRoute({
    ...answering,
    // @ts-expect-error -- `access` says so
    errors: ["UNAUTHORIZED"],
    response: User,
    call: (caller) => caller.user.me(),
  });
  expect(declared.access).toBe("user");
});
