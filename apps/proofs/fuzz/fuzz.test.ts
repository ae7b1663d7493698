import { expect, test } from "vitest";
import { faultOf } from "./check-response.ts";
import { randomFrom } from "./random.ts";
import { runFuzz } from "./run-fuzz.ts";
import { useApp } from "../../server/test/use-app.ts";
import { useDatabase } from "../../server/test/database.ts";
import { insertUsers } from "../../server/test/people.ts";
import { seededNumbers } from "../../server/test/seeded-numbers.ts";
import { hashPassword } from "../../server/src/features/auth/password/passwords.ts";
import { startSession } from "../../server/src/features/auth/session/sessions.ts";

const sql = useDatabase();

const running = useApp(sql);

test("requests of every kind get answers that are documented, and none a failure of ours", async () => {
  // With a hash that a password can be checked against.
  await insertUsers(running, ["amina", "bilal", "salma"], await hashPassword("long enough 77"));
  const { faults, statuses } = await runFuzz({
    url: running.url,
    random: randomFrom(seededNumbers(19)),
    count: 200,
    tokens: async () => {
      const users = await sql<{ id: number }[]>`select id from app_user`;
      const now = Date.now();
      return await Promise.all(users.map(({ id }) => startSession({ sql, now }, id)));
    },
  });
  expect(faults).toEqual([]);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "400", "401", "404"]));
});

const asked = { method: "GET", path: "/api/user", headers: {} };
const called = { method: "GET", path: "/trpc/user.me", headers: {}, procedures: ["user.me"] };
const body = (value: unknown) => JSON.stringify(value);
const failed = (errorCode: string, httpStatus: number) =>
  body({ error: { json: { message: "…", code: -32603, data: { errorCode, httpStatus } } } });

test.each([
  ["a failure of ours", asked, 500, body({ error: "…", code: "INTERNAL", requestId: "1" })],
  ["a status that is not documented", asked, 201, "{}"],
  ["a body of another form", asked, 200, body({ id: 1 })],
  ["no answer", asked, 0, "Error: socket hang up"],
  ["a procedure's failure of ours", called, 500, failed("INTERNAL", 500)],
  ["an error of no catalogue", called, 400, failed("ODD", 400)],
  ["an error under another status", called, 404, failed("UNAUTHORIZED", 404)],
  ["a procedure's output of another form", called, 200, body({ result: { data: { json: 1 } } })],
])("%s is found", (_, request, status, text) => {
  expect(faultOf(request, { status, text })).toEqual(expect.any(String));
});
