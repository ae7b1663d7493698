import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { people } from "../../../test/people.ts";
import { visitor } from "../../../test/visitor.ts";

const now = (): number => Date.UTC(2026, 2, 10, 12);

const sql = useDatabase();

const running = useApp(sql, { now });

test("a user's points and days of each cycle, of groups that they are in", async () => {
  const { amina, bilal } = await people(running, "amina", "bilal");
  await startCycle(amina, { members: [bilal] });
  expect((await bilal.send("GET /api/user/standings")).body).toEqual([]);
  await complete(bilal, 10, { right: [1, 1, 0] });
  await complete(bilal, 2);
  await complete(amina, 9);
  const [{ groupName, cycleName }] = await sql<[{ groupName: string; cycleName: string }]>`
    select reading_group.name as group_name, cycle.name as cycle_name
    from cycle join reading_group on reading_group.id = group_id`;
  const place = { groupId: 1, groupName, cycleId: 1, cycleName };
  expect((await bilal.send("GET /api/user/standings")).body).toEqual([
    { ...place, points: 9, daysCompleted: 2 },
  ]);
  await bilal.send("POST /api/groups/1/leave");
  expect((await bilal.send("GET /api/user/standings")).body).toEqual([]);
  expect((await visitor(running.url).send("GET /api/user/standings")).status).toBe(401);
});
