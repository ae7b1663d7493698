import manifest from "../../../../../package.json" with { type: "json" };
import { expect, test } from "vitest";
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
