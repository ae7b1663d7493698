import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { registered } from "../../../../test/accounts.ts";
import { type RunningApp, startApp } from "../../../../test/app.ts";
import { useDatabase } from "../../../../test/database.ts";
import { testSettings } from "../../../../test/settings.ts";
import { connect } from "../../../db/client.ts";
import { request } from "../../../../test/request.ts";

let queries = 0;
let running: RunningApp;
const sql = useDatabase();

beforeAll(async () => {
  const counted = new Proxy(sql, {
    apply: (target, _, call: Parameters<typeof sql>) => {
      queries += 1;
      return target(...call);
    },
  });
  running = await startApp(counted, { settings: testSettings() });
});
beforeEach(() => {
  queries = 0;
});
afterAll(() => running.close());

test("a session and its user are one query, also for a batch of procedures", async () => {
  const { visitor: amina } = await registered(running, "amina");
  queries = 0;
  await amina.send("GET /api/user");
  expect(queries).toBe(1);
  queries = 0;
  const batch = await amina.send("GET /trpc/user.me,user.me,user.me?batch=1&input={}");
  expect(batch.body).toHaveLength(3);
  expect(queries).toBe(1);
});

test("who asks whether anybody is signed in gets the user, or null without a query", async () => {
  const { visitor: amina } = await registered(running, "amina");
  queries = 0;
  const answer = await amina.send("GET /trpc/user.ifAny");
  expect([answer.status, answer.body.result.data.json.username, queries]).toEqual([
    200,
    "amina",
    1,
  ]);
  const nobody = await request(`${running.url}/trpc/user.ifAny`);
  expect([nobody.status, await nobody.json(), queries]).toEqual([
    200,
    { result: { data: { json: null } } },
    1,
  ]);
});

test("public routes need no database query, signed in or not", async () => {
  const { visitor: amina } = await registered(running, "amina");
  queries = 0;
  for (const path of [
    "/api/current-reading",
    "/api/schedule",
    "/api/schedule/101/verses",
    "/trpc/reading.current",
    "/api/health",
  ])
    expect((await amina.send(`GET ${path}`)).status).toBe(200);
  expect(queries).toBe(0);
});

test("without a database a request without a cookie is signed out, and one with a cookie is 503", async () => {
  const { visitor: amina } = await registered(running, "amina");
  const nowhere = connect({ path: "/nonexistent/socket", user: "postgres", database: "postgres" });
  const cut = await startApp(nowhere, { settings: testSettings() });
  const cookie = `session=${amina.cookies.get("session")}`;
  expect((await request(`${cut.url}/api/user`)).status).toBe(401);
  const response = await request(`${cut.url}/api/user`, { headers: { cookie } });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "DATABASE_AWAY" });
  await cut.close();
  await nowhere.end();
});
