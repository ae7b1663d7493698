import { expect, test } from "vitest";
import { z } from "zod";
import { ownContent } from "../../../test/own-content.ts";
import type { RestRoute } from "../route/rest-route.ts";
import { restRoutes } from "../rest-routes.ts";

const exampleOf = (route: RestRoute): unknown =>
  route.kind === "procedure" ? route.example : route.exampleOf(ownContent);

// The example of a list is shorter than the list.
const shown = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodArray ? z.array(schema.element as z.ZodType).min(1) : schema;

const responses = restRoutes.flatMap((route) =>
  route.response
    ? [[`${route.method} ${route.path}`, shown(route.response), exampleOf(route)] as const]
    : [],
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
