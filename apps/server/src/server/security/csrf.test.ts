import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { everyRow, useDatabase } from "../../../test/database.ts";
import { listMutations } from "../../../test/mutations.ts";
import { testSettings } from "../../../test/settings.ts";
import { type Visitor, visitor } from "../../../test/visitor.ts";
import { restRoutes } from "../../api/rest-routes.ts";

const FOREIGN = {
  error: "This request came from another site and was refused.",
  code: "FOREIGN_ORIGIN",
};
const UNSUPPORTED = {
  error: "Send the body as application/json, in UTF-8.",
  code: "UNSUPPORTED_MEDIA_TYPE",
};

const mutations = listMutations().map((path) => `/trpc/${path}`);
const writes = [
  ...restRoutes
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "1")}`),
  ...mutations.map((path) => `POST ${path}`),
];

let running: RunningApp;
let amina: Visitor;
const sql = useDatabase();

beforeAll(async () => {
  const { site } = testSettings();
  const publicUrl = "http://quran.example.org";
  running = await startApp(sql, { settings: testSettings({ site: { ...site, publicUrl } }) });
});
beforeEach(async () => {
  ({ visitor: amina } = await registered(running, "amina"));
  await amina.send("POST /api/groups", { name: "Fajr" });
});
afterAll(() => running.close());

test("the table of writes is complete", () => {
  expect(mutations.length).toBeGreaterThan(5);
  expect(writes).toContain("DELETE /api/user");
  expect(writes).toContain("POST /trpc/auth.logout");
});

test.each<[string, Record<string, string>]>([
  ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
  ["a sibling subdomain", { "sec-fetch-site": "same-site" }],
  ["another origin", { origin: "https://evil.example" }],
  ["another port", { origin: "http://127.0.0.1:1" }],
  ["an origin that begins like ours", { origin: "http://quran.example.org.evil.example" }],
  ["our own host by another scheme", { origin: "https://quran.example.org" }],
  ["an opaque origin", { origin: "null" }],
  [
    "a foreign origin that claims to be ours",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ],
])("every write from %s is refused and changes nothing", async (_, headers) => {
  const before = await everyRow(sql);
  for (const write of writes) {
    const response = await amina.send(write, { json: {} }, headers);
    expect([write, response.status, response.body]).toEqual([write, 403, FOREIGN]);
  }
  expect(await everyRow(sql)).toEqual(before);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
])("every write with a body of %s is refused and changes nothing", async (type) => {
  const before = await everyRow(sql);
  for (const write of writes) {
    const response = await amina.send(write, '{"json":{}}', { "content-type": type });
    expect([write, response.status, response.body]).toEqual([write, 415, UNSUPPORTED]);
  }
  expect(await everyRow(sql)).toEqual(before);
});

test("no mutation runs by GET", async () => {
  const before = await everyRow(sql);
  for (const path of mutations) {
    const input = encodeURIComponent(JSON.stringify({ json: { password: PASSWORD } }));
    const response = await amina.send(`GET ${path}?input=${input}`);
    expect([path, response.status]).toEqual([path, 405]);
    expect(response.body.error.json.data.errorCode).toBe("METHOD_NOT_ALLOWED");
  }
  expect(await everyRow(sql)).toEqual(before);
});

test.each<[string, () => Record<string, string>]>([
  ["a client that is no browser", () => ({})],
  ["a page of the same address", () => ({ origin: running.url, "sec-fetch-site": "same-origin" })],
  ["a page of an old browser", () => ({ origin: running.url })],
  ["a page of the public address", () => ({ origin: "http://quran.example.org" })],
  ["the person's own doing", () => ({ "sec-fetch-site": "none" })],
])("a write from %s goes through", async (_, headers) => {
  expect((await amina.send("POST /api/groups", { name: "Isha" }, headers())).status).toBe(201);
  expect((await amina.mutate("auth.logout", null, headers())).status).toBe(200);
});

test("reads may come from any site, but another site can't read with a cookie", async () => {
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const response = await amina.send("GET /api/user", undefined, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("a stranger's sign-in from another site is refused too", async () => {
  const credentials = { username: "amina", password: PASSWORD };
  const headers = { "sec-fetch-site": "cross-site" };
  const victim = visitor(running.url);
  expect((await victim.send("POST /api/login", credentials, headers)).status).toBe(403);
  expect(victim.cookies.size).toBe(0);
});
