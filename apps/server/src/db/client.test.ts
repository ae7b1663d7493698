import { expect, it } from "vitest";
import { useDatabase, workerDatabase } from "../../test/database.ts";
import { connect, disconnect } from "./client.ts";

const sql = useDatabase();

it("returns days and instants as text, and names in camelCase", async () => {
  const [row] = await sql`
    select date '2025-04-10' as start_date,
           timestamptz '2025-04-10 02:03:04.567+02' as created_at,
           array[date '2025-04-10', date '2025-04-11'] as due_dates,
           42::int8::int as member_count,
           '{"points_per_reading": 1}'::jsonb as its_settings`;
  expect(row).toEqual({
    startDate: "2025-04-10",
    createdAt: "2025-04-10T00:03:04.567Z",
    dueDates: ["2025-04-10", "2025-04-11"],
    memberCount: 42,
    itsSettings: { points_per_reading: 1 },
  });
});

it("takes days and instants as text, and a Date as an instant", async () => {
  const [row] = await sql`
    select ${"2025-04-10"}::date::text as day,
           ${"2025-04-10T00:03:04.567Z"}::timestamptz::text as instant,
           ${new Date(Date.UTC(2025, 3, 10, 1))}::timestamptz::text as date,
           (${["2025-04-10", "2025-04-11"]}::date[])::text as days`;
  expect(row).toEqual({
    day: "2025-04-10",
    instant: "2025-04-10 00:03:04.567+00",
    date: "2025-04-10 01:00:00+00",
    days: "{2025-04-10,2025-04-11}",
  });
});

it("writes camelCase names as snake_case columns", async () => {
  const user = {
    username: "amina",
    email: "amina@example.org",
    passwordHash: "$argon2id$",
    createdAt: "2025-04-10T00:00:00.000Z",
  };
  expect(
    await sql`insert into app_user ${sql(user)} returning id, username, email, password_hash, created_at`,
  ).toEqual([{ id: 1, ...user }]);
});

it("works again after its connection was cut", async () => {
  await expect(sql`select pg_terminate_backend(pg_backend_pid())`).rejects.toMatchObject({
    code: "DATABASE_AWAY",
  });
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

it("refuses every query at once while no server answers, however many there are", async () => {
  const nobody = connect({ path: "/nonexistent/socket", user: "postgres", database: "postgres" });
  const queries = Array.from({ length: 200 }, () => nobody`select 1`);
  const settled = await Promise.allSettled(queries);
  const faults = settled.map((result) => result.status === "rejected" && result.reason);
  expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(["DATABASE_AWAY"]));
  expect(new Set(faults.map(({ cause }) => cause.code))).toEqual(new Set(["ENOENT"]));
  await disconnect(nobody);
});

it("ends a statement that takes longer than its connections allow", async () => {
  await expect(
    sql.begin(async (sql) => {
      await sql`set local statement_timeout = 1`;
      await sql`select pg_sleep(60)`;
    }),
  ).rejects.toMatchObject({ code: "DATABASE_AWAY", cause: { code: "57014" } });
  const short = connect(workerDatabase());
  expect(await short`show statement_timeout`).toEqual([{ statementTimeout: "1700ms" }]);
  await disconnect(short);
});
