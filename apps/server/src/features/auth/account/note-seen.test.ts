import { beforeEach, expect, test } from "vitest";
import { registered } from "../../../../test/accounts.ts";
import { useDatabase } from "../../../../test/database.ts";
import { useApp } from "../../../../test/use-app.ts";
import { request } from "../../../../test/request.ts";

let at = 0;
const sql = useDatabase();
const running = useApp(sql, { now: () => at });
beforeEach(() => {
  at = Date.UTC(2026, 2, 1, 23);
});

async function seen(): Promise<{ seenOn: string; version: string } | undefined> {
  const [row] = await sql<{ seenOn: string; version: string }[]>`
    select seen_on, xmin::text as version from app_user`;
  return row;
}

test("a user is seen on the day of registering, and on each UTC day with a request, which is written once", async () => {
  const { visitor } = await registered(running, "amina");
  expect((await seen())?.seenOn).toBe("2026-03-01");
  at = Date.UTC(2026, 2, 2, 0, 30);
  await visitor.send("GET /api/user");
  const first = await seen();
  expect(first?.seenOn).toBe("2026-03-02");
  at = Date.UTC(2026, 2, 2, 23, 59);
  await visitor.send("GET /api/notifications");
  expect(await seen()).toEqual(first);
  // The clock was set back.
  at = Date.UTC(2026, 2, 1);
  await visitor.send("GET /api/user");
  expect(await seen()).toEqual(first);
});

test("so is who comes by an access token, but nobody whose session has ended", async () => {
  const { visitor } = await registered(running, "amina");
  const body = { name: "Widget", scopes: [], expiresInDays: 90 };
  const { body: made } = await visitor.send("POST /api/user/tokens", body);
  at = Date.UTC(2026, 3, 20);
  expect((await visitor.send("GET /api/user")).status).toBe(401);
  expect((await seen())?.seenOn).toBe("2026-03-01");
  const headers = { authorization: `Bearer ${made.token}` };
  expect((await request(`${running.url}/api/user`, { headers })).status).toBe(200);
  expect((await seen())?.seenOn).toBe("2026-04-20");
});
