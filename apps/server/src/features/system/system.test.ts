import manifest from "../../../../../package.json" with { type: "json" };
import { expect, test } from "vitest";
import type { AppSettings } from "../../request/settings.ts";
import { clientErrors } from "./client-errors.ts";
import { startApp } from "../../../test/app.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { testSettings } from "../../../test/settings.ts";
import { connect } from "../../db/client.ts";
import { request } from "../../../test/request.ts";

const sql = useDatabase();

const running = useApp(sql);

test("the health check is ok", async () => {
  const response = await request(`${running.url}/api/health`);
  expect(response.status).toBe(200);
  expect(response.headers.get("api-version")).toBe(manifest.version);
  expect(await response.json()).toEqual({ status: "ok", version: manifest.version });
});

test("it is ready with its newest migration and the version of its text", async () => {
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from migration`;
  const response = await request(`${running.url}/api/ready`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: "ready",
    migration: count,
    text: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test("without the database it is alive, not ready, and still serves the reading", async () => {
  const away = connect("postgres://nobody@127.0.0.1:9/none", { max: 1 });
  const alone = await startApp(away, { settings: testSettings() });
  const ready = await request(`${alone.url}/api/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({
    error: "The service is not available right now. Please try again soon.",
    code: "DATABASE_AWAY",
    requestId: expect.any(String),
  });
  expect((await request(`${alone.url}/api/health`)).status).toBe(200);
  expect((await request(`${alone.url}/api/current-reading`)).status).toBe(200);
  await alone.close();
  await away.end({ timeout: 0 });
});

test("what failed in a browser is logged once, counted each time, and has nothing of a person", async () => {
  const heard: unknown[] = [];
  const receive = clientErrors((logged) => heard.push(logged));
  const failure = {
    what: "script",
    message:
      "TypeError at https://quran.example/assets/home-a1b2c3d4.js?user=7#x:1 of mina@example.org abcdefghijklmnopqrstuv",
  };
  const sender = {
    now: 0,
    address: "192.0.2.7",
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0.7258.5 Safari/537.36",
  };
  for (let time = 1; time <= 30; time++)
    receive({ page: "/invite/:token", failures: [failure] }, sender);
  const logged = {
    page: "/invite/:token",
    what: "script",
    message: "TypeError at https://quran.example/assets/home-a1b2c3d4.js of … …",
    browser: "Chrome/139",
  };
  expect(heard.filter(Boolean)).toEqual([
    { ...logged, times: 1 },
    { ...logged, times: 10 },
  ]);
  expect(heard).toHaveLength(30);
  const again = () => receive({ page: "/", failures: [failure] }, sender);
  expect(again).toThrow(expect.objectContaining({ code: "TOO_MANY_REQUESTS", retryAfter: 3600 }));
  const other = { ...sender, address: "192.0.2.8" };
  for (let at = 0; at < 30; at++)
    receive(
      {
        page: "/",
        failures: Array.from({ length: 10 }, (_, of) => ({ what: "part", message: `${at} ${of}` })),
      },
      other,
    );
  expect(heard.filter(Boolean)).toHaveLength(200);
});

test("a page sends what failed, and where it is turned off nothing is taken", async () => {
  const lines: string[] = [];
  const send = async (settings: AppSettings, body: object) => {
    const app = await startApp(sql, {
      settings,
      log: { level: "warn", stream: { write: (line) => lines.push(line) } },
    });
    const { status } = await request(`${app.url}/api/client-errors`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    await app.close();
    return status;
  };
  const body = { page: "/schedule", failures: [{ what: "script", message: "x is undefined" }] };
  const { site } = testSettings();
  expect(await send(testSettings({ site: { ...site, clientErrors: false } }), body)).toBe(204);
  expect(lines).toEqual([]);
  expect(await send(testSettings(), body)).toBe(204);
  expect(lines.map((line) => JSON.parse(line).clientError)).toEqual([
    { page: "/schedule", what: "script", message: "x is undefined", browser: "other", times: 1 },
  ]);
  expect(await send(testSettings(), { page: "/", failures: [] })).toBe(400);
});
