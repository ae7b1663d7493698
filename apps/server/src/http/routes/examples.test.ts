import { expect, test } from "vitest";
import { restRoutes } from "./rest-routes.ts";

const responses = restRoutes.flatMap(({ method, path, response, example }) =>
  response && example !== undefined ? [[`${method} ${path}`, response, example] as const] : [],
);
const bodies = restRoutes.flatMap((route) =>
  route.kind === "procedure" && route.body
    ? [[`${route.method} ${route.path}`, route.body, route.bodyExample] as const]
    : [],
);

test.each(responses)("the example of what %s responses is one", (_, schema, example) => {
  expect(schema.parse(example)).toEqual(example);
});

test.each(bodies)("the example of what %s takes is one", (_, schema, example) => {
  expect(schema.parse(example)).toMatchObject(example as object);
});
