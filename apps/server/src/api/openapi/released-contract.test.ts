import { VERSION } from "@daily-quran/domain/version";
import { expect, test } from "vitest";
import {
  compareVersions,
  contractChanges,
  lastContract,
  leastVersion,
} from "../../../test/openapi/contract-changes.ts";
import { ownContent } from "../../../test/own-content.ts";
import { restRoutes } from "../rest-routes.ts";
import { openApiDocument } from "./openapi.ts";

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, object> }>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { schema: object }> };
}

const publicUrl = "https://quran.example.org";
const document = openApiDocument({ routes: restRoutes, publicUrl, content: ownContent });

test("the version says what has changed since the last release", { timeout: 60_000 }, () => {
  const released = lastContract();
  const least = leastVersion(released.info.version, contractChanges(released, document));
  expect(
    compareVersions(VERSION, least),
    `The API has changed since ${released.info.version}: package.json's version is at least ${least}-next.`,
  ).toBeGreaterThanOrEqual(0);
});

// Each comparison of all calls takes seconds.
const SOME = ["/api/sajdas", "/api/current-reading", "/api/search", "/api/register"];
const some = {
  ...document,
  paths: Object.fromEntries(SOME.map((path) => [path, (document as Document).paths[path] ?? {}])),
};

/** Which version a change of today's contract asks for after 2.4.1. */
function asked(change: (changed: Document) => void): string {
  const changed = structuredClone(some) as unknown as Document;
  change(changed);
  return leastVersion("2.4.1", contractChanges(some, changed));
}

const sajdas = ({ paths }: Document) => paths["/api/sajdas"]?.["get"];
const verse = ({ components }: Document) => components.schemas["Verse"];

test.each<[string, string, (changed: Document) => void]>([
  ["nothing", "2.4.1", () => {}],
  ["other words", "2.4.1", (all) => Object.assign(sajdas(all) ?? {}, { summary: "Other words" })],
  ["a new call", "2.5.0", ({ paths }) => Object.assign(paths, { "/api/x": paths["/api/sajdas"] })],
  [
    "a new field of a response",
    "2.5.0",
    (all) => Object.assign(verse(all)?.properties ?? {}, { other: { type: "string" } }),
  ],
  ["a call less", "3.0.0", ({ paths }) => Reflect.deleteProperty(paths, "/api/sajdas")],
  ["another name", "3.0.0", (all) => Object.assign(sajdas(all) ?? {}, { operationId: "other" })],
  ["a status less", "3.0.0", (all) => Reflect.deleteProperty(sajdas(all)?.responses ?? {}, "200")],
  [
    "a field of a response less",
    "3.0.0",
    (all) => Reflect.deleteProperty(verse(all)?.properties ?? {}, "arabic"),
  ],
  [
    "a field of another type",
    "3.0.0",
    (all) => Object.assign(verse(all)?.properties?.["verseNumber"] ?? {}, { type: "string" }),
  ],
  [
    "a lower limit of a parameter",
    "3.0.0",
    ({ components }) => Object.assign(components.parameters["limit"]?.schema ?? {}, { maximum: 3 }),
  ],
  [
    "a field that a request must have",
    "3.0.0",
    ({ components: { schemas } }) => {
      const { properties = {}, required = [] } = schemas["RegisterInput"] ?? {};
      properties["other"] = { type: "string" };
      required.push("other");
    },
  ],
])("%s asks for %s", (_, version, change) => {
  expect(asked(change)).toBe(version);
});
