import * as webPaths from "@daily-quran/domain/web-paths";
import { TEXT_FORMS } from "@daily-quran/domain/edition";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { PlacedVerse } from "@daily-quran/domain/passage";
import * as practicePaths from "@daily-quran/domain/practice/practice-paths";
import { PART_KINDS } from "@daily-quran/quran/parts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { testSettings } from "../../../test/settings.ts";
import { restRoutes } from "../rest-routes.ts";
import { resolvedOpenApi } from "../../../test/openapi/resolved-openapi.ts";
import { request } from "../../../test/request.ts";

interface Description {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { responses: object; parameters: object[] }>>;
  readonly components: Record<string, Record<string, object>>;
}

let running: RunningApp;
let description: Description;
const sql = useDatabase();

beforeAll(async () => {
  running = await startApp(sql, { settings: testSettings() });
  const response = await request(`${running.url}/api/openapi.json`);
  description = (await response.json()) as Description;
});
afterAll(() => running.close());

test("every route of the table is described, and nothing else", () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(
    restRoutes.map(({ method, path }) => `${method} ${path}`).sort(),
  );
  expect(description.openapi).toBe("3.1.0");
});

test("every path of the list has a route", () => {
  const listed = Object.values({ ...apiPaths, ...practicePaths }).filter((value) =>
    String(value).startsWith("/api/"),
  );
  const parts = PART_KINDS.flatMap((kind) => [
    apiPaths.partsPath(kind),
    apiPaths.partPath(kind, `{${kind}}`),
  ]);
  const texts = TEXT_FORMS.map((form) => apiPaths.editionText(form));
  expect(new Set([...listed, ...parts, ...texts])).toEqual(
    new Set(restRoutes.map(({ path }) => path)),
  );
});

test("a day's reading is described with its parameters, responses and errors", () => {
  const { paths } = resolvedOpenApi(description) as Description;
  const operation = paths["/api/schedule/{day}/verses"]?.get;
  const shown = { description: expect.any(String) };
  const optional = { ...shown, in: "query", required: false, schema: { type: "string" } };
  expect(operation?.parameters).toEqual([
    {
      ...shown,
      name: "day",
      in: "path",
      required: true,
      schema: { type: "integer", minimum: 1, maximum: 300 },
      example: 17,
    },
    { ...optional, name: "tafseer" },
    { ...optional, name: "translation" },
    { ...optional, name: "transliteration" },
    {
      ...optional,
      name: "editions",
      style: "form",
      explode: false,
      schema: {
        type: "array",
        minItems: 1,
        maxItems: 5,
        items: { type: "string", maxLength: 64, pattern: "^[a-z0-9]+(-[a-z0-9]+)+$" },
      },
    },
    { ...optional, name: "audio" },
    {
      ...optional,
      name: "fields",
      style: "form",
      explode: false,
      schema: {
        type: "array",
        maxItems: 30,
        items: { type: "string", enum: Object.keys(PlacedVerse.shape) },
      },
    },
    {
      ...optional,
      name: "pronunciation",
      schema: { type: "string", enum: ["scholarly", "latin", "bengali"] },
    },
    {
      ...optional,
      name: "script",
      schema: { type: "string", enum: ["uthmani", "indopak"] },
    },
  ]);
  const statuses = ["200", "304", "400", "404", "429", "503", "default"];
  expect(Object.keys(operation?.responses ?? {})).toEqual(statuses);
  expect(operation?.responses).toHaveProperty(["200", "content", "application/json", "schema"], {
    $ref: "#/components/schemas/Reading",
  });
});

test("every reference is to an existing component", () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference]) => reference,
  );
  expect(references.length).toBeGreaterThan(10);
  const existing = Object.entries(description.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  for (const reference of references) expect(existing).toContain(reference);
});

test("the API docs page and its assets are served from here", async () => {
  const page = await (await request(`${running.url}/api/docs`)).text();
  const paths = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = ""]) => path);
  const assets = paths.filter((path) => path.startsWith("/api/docs/"));
  expect(assets).toHaveLength(3);
  expect(paths.filter((path) => !assets.includes(path))).toEqual([
    "/favicon.svg",
    webPaths.home,
    webPaths.developers,
  ]);
  for (const path of assets) {
    const asset = await request(`${running.url}${path}`);
    expect(asset.status).toBe(200);
    expect((await asset.text()).length).toBeGreaterThan(100);
    expect(asset.headers.get("content-encoding")).toBe("gzip");
    const headers = { "if-none-match": asset.headers.get("etag") ?? "" };
    expect((await request(`${running.url}${path}`, { headers })).status).toBe(304);
  }
});
