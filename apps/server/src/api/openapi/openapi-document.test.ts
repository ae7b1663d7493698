import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { resolvedOpenApi } from "../../../test/openapi/resolved-openapi.ts";
import { ownContent } from "../../../test/own-content.ts";
import { ERRORS } from "@daily-quran/domain/errors";
import { openApiDocument } from "./openapi.ts";
import { restRoutes } from "../rest-routes.ts";

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Response {
  readonly headers?: object;
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly example?: string }>>;
}

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly "x-token-scope"?: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description?: string;
    readonly example?: unknown;
    readonly schema?: Readonly<Record<string, unknown>>;
  }[];
  readonly responses: Readonly<Record<string, Response>>;
}

interface Description {
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: object;
  };
}

const publicUrl = "https://quran.example.org";
const document = openApiDocument({ routes: restRoutes, publicUrl, content: ownContent });
const text = JSON.stringify(document);
const description = resolvedOpenApi(document) as Description;
const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
const operation = (path: string, method: string) => description.paths[path]?.[method];
const responseOf = (path: string, method: string, status: string): Response | undefined =>
  operation(path, method)?.responses[status];
const headersOf = (path: string, method: string, status: string) =>
  Object.keys(responseOf(path, method, status)?.headers ?? {});

/** The names of what lacks a description, at any depth. */
function undescribed(schema: Schema, name: string): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, ofField]) => [
    ...(ofField.description ? [] : [`${name}.${field}`]),
    ...undescribed(ofField, `${name}.${field}`),
  ]);
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const inside = [...variants, ...(schema.items ? [schema.items] : [])];
  return [...fields, ...inside.flatMap((part) => undescribed(part, name))];
}

test("it keeps Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const faults = await lintFromString({ source: text, config, absoluteRef: "openapi.json" });
  expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test("every schema, field and parameter is described", () => {
  const { schemas } = description.components;
  const missing = Object.entries(schemas).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [name]),
    ...undescribed(schema, name),
  ]);
  expect(missing).toEqual([]);
  expect(Object.keys(schemas).length).toBeGreaterThan(50);
  const parameters = operations.flatMap(({ operationId, parameters: list }) =>
    list.filter((one) => !one.description).map(({ name }) => `${operationId} ${name}`),
  );
  expect(parameters).toEqual([]);
});

test("every operation says what it does", () => {
  expect(operations.filter((one) => !one.description).map((one) => one.operationId)).toEqual([]);
});

test("it is small enough to be loaded for a look: what many calls have is written once", () => {
  expect(Buffer.byteLength(text) / operations.length).toBeLessThan(2_250);
  const [unresolved] = [JSON.parse(text) as Description];
  expect(unresolved.paths["/api/search"]?.["get"]?.responses["429"]).toEqual({
    $ref: "#/components/responses/429",
  });
});

test("each failure has its codes, and each code its text", () => {
  expect(responseOf("/api/search", "get", "400")?.description).toBe(
    "INVALID_CURSOR, INVALID_INPUT",
  );
  expect(responseOf("/api/groups/{id}", "get", "404")?.description).toBe("GROUP_NOT_FOUND");
  const { code } = description.components.schemas["Error"]?.properties ?? {};
  for (const [name, { message }] of Object.entries(ERRORS))
    expect(code?.description).toContain(`- \`${name}\`: ${message}`);
});

test("a response may get new fields", () => {
  const closed = Object.entries(description.components.schemas).filter(([, schema]) =>
    JSON.stringify(schema).includes('"additionalProperties":false'),
  );
  expect(closed.map(([name]) => name)).toEqual([]);
  const responses = operations.map(({ responses: each }) => JSON.stringify(each));
  expect(responses.filter((each) => each.includes('"additionalProperties":false'))).toEqual([]);
});

test("every parameter of a path has an example, which it takes", () => {
  const inPaths = restRoutes.flatMap((route) =>
    Object.entries(route.params?.shape ?? {}).map(([name, schema]) => {
      const described = operation(route.path, route.method.toLowerCase())?.parameters;
      const example = described?.find((one) => one.name === name)?.example;
      return [`${route.operationId} ${name}`, schema.safeParse(String(example)).success];
    }),
  );
  expect(inPaths.length).toBeGreaterThan(30);
  expect(inPaths.filter(([, taken]) => !taken)).toEqual([]);
});

test("what the caller needs to be is said of each operation", () => {
  expect(description.components.securitySchemes).toMatchObject({
    session: { type: "apiKey", in: "cookie", name: "__Host-session" },
    token: { type: "http", scheme: "bearer" },
  });
  expect(operation("/api/current-reading", "get")?.security).toEqual([]);
  const needed = (path: string, method: string) => {
    const { security = description.security, "x-token-scope": scope } =
      operation(path, method) ?? {};
    return [security, scope];
  };
  const both = [{ session: [] }, { token: [] }];
  expect(needed("/api/user", "get")).toEqual([both, "read"]);
  expect(needed("/api/groups", "post")).toEqual([both, "groups"]);
  expect(needed("/api/notifications/read", "post")).toEqual([both, "write"]);
  expect(needed("/api/user/tokens", "post")).toEqual([[{ session: [] }], undefined]);
});

test("each operation has a name of its own, out of letters", () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(restRoutes.length);
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["getCurrentReading", "submitQuiz"]));
});

test("its patterns mean the same to programs that know no flag", () => {
  const patterns = [...text.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, pattern = ""]) => JSON.parse(pattern) as string,
  );
  expect(patterns.length).toBeGreaterThan(10);
  for (const pattern of patterns) expect(pattern).not.toMatch(/\\p\{|\\u\{|\\\//i);
  const username = patterns.find((pattern) => pattern.includes("@") && pattern.startsWith("^[^"));
  expect("peter").toMatch(new RegExp(username ?? "$ none"));
});

test("its limits are those of the service", () => {
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
  const [id, limit, cursor] = operation("/api/groups/{id}/members", "get")?.parameters ?? [];
  expect(id).toMatchObject({ schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 } });
  expect(limit).toMatchObject({
    schema: { type: "integer", minimum: 1, maximum: 100, default: 100 },
  });
  expect(cursor).toMatchObject({ schema: { type: "string", maxLength: 100 } });
});

test.each([
  ["/api/search", { maximum: 50, default: 10 }],
  ["/api/groups", { maximum: 30, default: 30 }],
  ["/api/bookmarks", { maximum: 30, default: 30 }],
  ["/api/plans", { maximum: 30, default: 30 }],
])("%s says how long its pages are: %j", (path, limits) => {
  const limit = operation(path, "get")?.parameters.find(({ name }) => name === "limit");
  expect(limit?.schema).toMatchObject(limits);
});

test.each([
  ["/api/current-reading", "200", ["ETag"]],
  ["/api/current-reading", "304", ["ETag"]],
  ["/api/groups", "200", ["Link", "X-Total-Count"]],
  ["/api/groups", "401", ["WWW-Authenticate"]],
  ["/api/groups", "403", ["WWW-Authenticate"]],
  ["/api/groups", "429", ["Retry-After"]],
  ["/api/notifications", "200", ["ETag", "Link", "X-Total-Count", "X-Unread-Count"]],
  ["/api/notifications", "304", ["ETag", "X-Unread-Count"]],
])("the headers of GET %s with %s are named", (path, status, headers) => {
  expect(headersOf(path, "get", status)).toEqual(headers);
});

test("the headers of an unchanged list that all share are named", () => {
  expect(headersOf("/api/search", "get", "304")).toEqual([
    "ETag",
    "Link",
    "X-Total-Count",
    "X-No-Such-Verse",
    "X-Surah-Counts",
  ]);
});

test("the headers of a response without a body are named", () => {
  expect(headersOf("/api/bookmarks/{id}", "delete", "204")).toEqual([]);
});

const content = (status: string) => responseOf("/api/schedule.ics", "get", status)?.content ?? {};

test("what is not JSON is described by its own type, with a text as its example", () => {
  const parameters = operation("/api/schedule.ics", "get")?.parameters;
  expect(parameters?.map(({ name }) => name)).toEqual(["start", "language", "alarm"]);
  expect(Object.keys(content("200"))).toEqual(["text/calendar"]);
  const { example = "" } = content("200")["text/calendar"] ?? {};
  expect(example.split("\r\n").filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(Object.keys(content("400"))).toEqual(["application/json"]);
});

interface Limited extends Schema {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Limited>>;
  readonly items?: Limited;
  readonly anyOf?: readonly Limited[];
}

/** What the text of a field says of its limits and its schema does not. */
function falseLimits(schema: Limited, name: string): string[] {
  // Of a list or an object they may be those of what is in it.
  const within = [...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})];
  const limits = [schema, ...within, ...(schema.items ? [schema.items] : [])].map((one) =>
    [one.minLength ?? one.minimum, one.maxLength ?? one.maximum].join(" to "),
  );
  const said = ("$ref" in schema ? "" : (schema.description ?? "")).matchAll(
    /(?:(\d[\d,]*) to|at most) (\d[\d,]*)(?: characters|[.,;]|$)/giu,
  );
  const wrong = Array.from(said, ([words, least, most = ""]) => {
    const number = most.replaceAll(",", "");
    const isTrue = limits.some((one) =>
      least === undefined ? one.endsWith(` ${number}`) : one === `${least} to ${number}`,
    );
    return isTrue ? [] : [`${name}: ${words} (${limits.join(", ")})`];
  });
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...wrong.flat(),
    ...fields.flatMap(([field, one]) => falseLimits(one, `${name}.${field}`)),
    ...(schema.items ? falseLimits(schema.items, name) : []),
  ];
}

test("the limits in the texts of fields are those of their schemas", () => {
  const { schemas } = description.components;
  expect(Object.entries(schemas).flatMap(([name, one]) => falseLimits(one, name))).toEqual([]);
});
