import { expect, test } from "vitest";
import { calledProcedure } from "../../test/called-procedure.ts";
import { neededAccess } from "../request/access.ts";
import { neededOf } from "./rest-route.ts";
import { restRoutes } from "./routes/rest-routes.ts";

const routes = restRoutes.flatMap((route) =>
  route.kind === "procedure" ? [[`${route.method} ${route.path}`, route] as const] : [],
);

test.each(routes)("%s says who may call it as its procedure does", (_, route) => {
  const { name, type, isAuthed } = calledProcedure(route);
  expect([name, neededOf(route)]).toEqual([name, isAuthed ? neededAccess(name, type) : undefined]);
});
