import { expect, test } from "vitest";
import { z } from "zod";
import { restRoutes } from "../rest-routes.ts";

type Json = z.core.JSONSchema.JSONSchema;

const jsonOf = (schema: z.ZodType, io: "input" | "output"): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });

const partsOf = ({ anyOf, oneOf }: Json): readonly Json[] | undefined => anyOf ?? oneOf;

const propertiesOf = ({ properties = {} }: Json): [string, Json][] =>
  Object.entries(properties as Record<string, Json>);

/** Every object schema within a schema. */
function objectsIn(schema: Json): Json[] {
  const within = [
    ...(partsOf(schema) ?? []),
    ...propertiesOf(schema).map(([, value]) => value),
    ...(schema.items === undefined ? [] : [schema.items as Json]),
  ];
  return [...(schema.properties ? [schema] : []), ...within.flatMap(objectsIn)];
}

/** Where an output refuses what an input of the same name lets in. */
function stricter(input: Json, output: Json, path: string): string[] {
  const inputs = partsOf(input);
  if (inputs) return inputs.flatMap((one) => stricter(one, output, path));
  const outputs = partsOf(output);
  if (outputs) {
    const faults = outputs.map((one) => stricter(input, one, path));
    return faults.find((found) => found.length === 0) ?? faults[0] ?? [];
  }
  if (output.type === undefined) return [];
  // What is removed by null is left out.
  const types = [input.type ?? []].flat().filter((type) => type !== "null");
  const isWider = (type: string) =>
    type === output.type || (type === "integer" && output.type === "number");
  if (!types.every(isWider)) return [`${path}: type`];
  const most = ["maxLength", "maxItems", "maximum", "exclusiveMaximum"] as const;
  const least = ["minLength", "minItems", "minimum", "exclusiveMinimum"] as const;
  const allowed = output.enum ?? (output.const === undefined ? undefined : [output.const]);
  const sent = input.enum ?? (input.const === undefined ? undefined : [input.const]);
  return [
    ...most.filter((key) => (output[key] ?? Infinity) < (input[key] ?? Infinity)),
    ...least.filter((key) => (output[key] ?? -Infinity) > (input[key] ?? -Infinity)),
    ...(["pattern", "format"] as const).filter((key) => output[key] && output[key] !== input[key]),
    ...(allowed && !sent?.every((value) => allowed.includes(value)) ? ["enum"] : []),
  ]
    .map((key) => `${path}: ${key}`)
    .concat(
      input.items && output.items
        ? stricter(input.items as Json, output.items as Json, `${path}[]`)
        : [],
      propertiesOf(input).flatMap(([name, value]) => {
        const there = propertiesOf(output).find(([found]) => found === name)?.[1];
        return there ? stricter(value, there, `${path}.${name}`) : [];
      }),
    );
}

/** The body of a request, and the objects in responses that have all that it has. */
function pairs(): { what: string; input: Json; output: Json }[] {
  // Not the text: nobody sends it.
  const routes = restRoutes.filter((route) => route.kind === "procedure");
  const bodies = routes.flatMap(({ method, path, body }) =>
    body ? [{ what: `${method} ${path}`, input: jsonOf(body, "input") }] : [],
  );
  const answers = routes.flatMap(({ method, path, response }) =>
    response
      ? objectsIn(jsonOf(response, "output")).map((output) => ({
          path: `${method} ${path}`,
          output,
        }))
      : [],
  );
  return bodies.flatMap(({ what, input }) => {
    const names = propertiesOf(input).map(([name]) => name);
    return answers
      .filter(({ output }) => names.length > 1 && names.every((name) => output.properties?.[name]))
      .map(({ path, output }) => ({ what: `${what} -> ${path}`, input, output }));
  });
}

test("no response is stricter than the request that its content came with", () => {
  const all = pairs();
  expect(all.length).toBeGreaterThan(30);
  expect(all.flatMap(({ what, input, output }) => stricter(input, output, what))).toEqual([]);
});

test("a response that is stricter is found", () => {
  const sent = z.object({ name: z.string().max(100), tags: z.array(z.enum(["a", "b"])) });
  const stored = z.object({ name: z.string().max(50), tags: z.array(z.enum(["a"])).max(20) });
  const faults = stricter(jsonOf(sent, "input"), jsonOf(stored, "output"), "");
  expect(faults).toEqual([".name: maxLength", ".tags: maxItems", ".tags[]: enum"]);
});
