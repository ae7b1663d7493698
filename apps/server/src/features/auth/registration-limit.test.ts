import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD } from "../../../test/accounts.ts";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { useDatabase } from "../../../test/database.ts";
import { testSettings } from "../../../test/settings.ts";
import { type ApiResponse, visitor } from "../../../test/visitor.ts";

const START = Date.UTC(2025, 3, 10);

let now = START;
const running: RunningApp[] = [];
const sql = useDatabase();

beforeAll(async () => {
  const accounts = { ...testSettings().accounts, registrationsPerMinute: 3 };
  for (const trustProxy of [true, true, false]) {
    const settings = testSettings({ accounts, trustProxy });
    running.push(await startApp(sql, { now: () => now, settings }));
  }
});
beforeEach(() => {
  now = START;
});
afterAll(() => Promise.all(running.map((app) => app.close())));

let registrations = 0;

function register(which: number, address: string): Promise<ApiResponse> {
  registrations += 1;
  const username = `reader-${registrations}`;
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  const url = running[which]?.url ?? "";
  return visitor(url).send("POST /api/register", account, { "x-forwarded-for": address });
}

test("registrations from one address are counted over all processes, for a minute", async () => {
  const first = [await register(0, "192.0.2.1"), await register(1, "192.0.2.1")];
  now += 20_000;
  const responses = [...first, await register(0, "192.0.2.1"), await register(1, "192.0.2.1")];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(responses[3]?.headers.get("retry-after")).toBe("40");
  expect(responses[3]?.body).toEqual({
    error: "Too many attempts. Please wait and try again.",
    code: "TOO_MANY_REQUESTS",
  });
  expect((await register(0, "192.0.2.2")).status).toBe(201);
  now += 40_000;
  expect((await register(1, "192.0.2.1")).status).toBe(201);
});

test("of ten concurrent ones three succeed", async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => register(index % 2, "192.0.2.1")),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await sql`select count(*)::int from app_user`).toEqual([{ count: 3 }]);
});

test("without a trusted proxy nobody can claim another address", async () => {
  const responses: ApiResponse[] = [];
  for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"])
    responses.push(await register(2, address));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
});
