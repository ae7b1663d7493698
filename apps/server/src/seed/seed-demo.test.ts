import { expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { listGroups } from "../features/group/list-groups.ts";
import { seedDemo } from "./seed-demo.ts";

const NOW = Date.UTC(2026, 4, 17, 9, 30);
const sql = useDatabase();

test("the demo has a public and a private group with active cycles and standings", async () => {
  await seedDemo(sql, NOW);
  const [{ id }] = await sql<[{ id: number }]>`select id from app_user where username = 'rahim'`;
  const { items } = await listGroups(
    sql,
    { userId: id, username: "rahim", now: NOW },
    { limit: 10 },
  );
  expect(
    items.map(({ name, isPrivate, memberCount, userRole, activeCycles }) => ({
      name,
      isPrivate,
      memberCount,
      userRole,
      days: activeCycles.map(({ currentDay }) => currentDay),
    })),
  ).toEqual([
    { name: "The Rahman Family", isPrivate: true, memberCount: 3, userRole: "admin", days: [5] },
    { name: "Morning Readers", isPrivate: false, memberCount: 6, userRole: "member", days: [17] },
  ]);
  const standings = await sql`
    select username, count(*)::int as days
    from quiz_result join app_user on app_user.id = user_id
    where cycle_id = 1 group by username order by username`;
  expect(standings.map(({ username, days }) => [username, days])).toEqual([
    ["amina", 16],
    ["bilal", 15],
    ["fatima", 16],
    ["rahim", 13],
    ["sadia", 15],
    ["yusuf", 10],
  ]);
});

test("a second demo is refused by name, and the first stays unchanged", async () => {
  await seedDemo(sql, NOW);
  await expect(seedDemo(sql, NOW)).rejects.toMatchObject({ code: "USERNAME_TAKEN" });
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from reading_group`;
  expect(count).toBe(2);
});
