import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { insertUsers } from "../../../test/people.ts";
import { findListedDetails } from "./listed-details.ts";

const sql = useDatabase();
const NOON = Date.UTC(2026, 2, 1, 12);
const NEXT_DAY = Date.UTC(2026, 2, 2, 0);

/** Group 1 is of Amina and Bilal, group 2 of Bilal alone, with a cycle whose last day is the first of March. */
async function makeGroups(): Promise<void> {
  await insertUsers({ url: "", sql, now: () => NOON }, ["amina", "bilal"]);
  await sql.begin(async (sql) => {
    await sql`
      insert into reading_group (name, is_private, created_by, created_at)
      values ('G1', false, 1, now()), ('G2', false, 2, now())`;
    await sql`
      insert into member (group_id, user_id, role, joined_at)
      values (1, 1, 'admin', now()), (1, 2, 'member', now()), (2, 2, 'admin', now())`;
  });
  await sql`
    insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
      daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
      points_per_translation, points_per_tafseer, graded_only, created_at)
    values (2, 'C', '2025-05-06', '2026-03-01', 'detailed', 1, true, true, true, 1, 2, 3, false, now())`;
}

const seen = (all: Awaited<ReturnType<typeof findListedDetails>>) =>
  all.map((one) => one && [one.members.map(({ username }) => username), one.activeCycles.length]);

test("lists that are made at once take two statements, and each has its own groups in its order", async () => {
  await makeGroups();
  let asked = 0;
  sql.options.debug = () => (asked += 1);
  const [one, other] = await Promise.all([
    findListedDetails(sql, [2, 1], NOON),
    findListedDetails(sql, [1], NOON),
  ]);
  sql.options.debug = false;
  expect(asked).toBe(2);
  expect(seen(one ?? [])).toEqual([
    [["bilal"], 1],
    [["amina", "bilal"], 0],
  ]);
  expect(seen(other ?? [])).toEqual([[["amina", "bilal"], 0]]);
});

test("on another day other cycles are active, also at once", async () => {
  await makeGroups();
  const [today, tomorrow] = await Promise.all([
    findListedDetails(sql, [2], NOON),
    findListedDetails(sql, [2], NEXT_DAY),
  ]);
  expect([today, tomorrow].map((all) => all?.[0]?.activeCycleCount)).toEqual([1, 0]);
});
