import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { PASSWORD, registered } from "../../../test/accounts.ts";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { visitor } from "../../../test/visitor.ts";

const NOW = Date.UTC(2026, 2, 1);

const sql = useDatabase();

const running = useApp(sql, { now: () => NOW });

const login = (username: string, password = PASSWORD) =>
  visitor(running.url).send("POST /api/login", { username, password });

test("one account has at most 60 sign-ins in ten minutes, and wrong passwords don't count", async () => {
  const { user } = await registered(running, "amina");
  await registered(running, "bilal");
  const key = createHash("sha256").update(`login:success:${user.id}`).digest("hex");
  expect((await login("amina")).status).toBe(200);
  expect((await login("amina", "wrong words")).status).toBe(401);
  expect(await sql`select count from attempt where key = ${key}`).toEqual([{ count: 1 }]);
  await sql`update attempt set count = 59 where key = ${key}`;
  expect((await login("amina")).status).toBe(200);
  const refused = await login("amina");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  expect((await login("bilal")).status).toBe(200);
});
