import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { type Person, usePeople } from "../../../test/people.ts";

const now = (): number => Date.UTC(2026, 2, 10, 12);

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, carol } = usePeople(running, "amina", "bilal", "carol");
beforeEach(async () => {
  await startCycle(amina, { members: [bilal] });
});

const progress = async (person: Person) => {
  const { status, body } = await person.query("quiz.progress", { cycleId: 1 });
  return status === 200 ? body.result.data.json : status;
};

test("a member's own results by day, and how many members have done today", async () => {
  expect(await progress(bilal)).toEqual({ day: 10, results: [], membersDone: 0, namesDone: [] });
  await complete(bilal, 10, { right: [1, 1, 0] });
  await complete(bilal, 2);
  await complete(amina, 9);
  expect(await progress(bilal)).toEqual({
    day: 10,
    results: [
      { day: 2, totalPoints: 6 },
      { day: 10, totalPoints: 3 },
    ],
    membersDone: 1,
    namesDone: ["bilal"],
  });
  expect(await progress(amina)).toEqual({
    day: 10,
    results: [{ day: 9, totalPoints: 6 }],
    membersDone: 1,
    namesDone: ["bilal"],
  });
});

test("where a cycle has no leaderboard nobody is named", async () => {
  await complete(bilal, 10);
  await sql`update cycle set leaderboard_enabled = false`;
  expect(await progress(amina)).toEqual({ day: 10, results: [], membersDone: 1, namesDone: [] });
});

test("a user who left is not counted, and only members see the progress", async () => {
  await complete(bilal, 10);
  await bilal.send("POST /api/groups/1/leave");
  expect(await progress(amina)).toEqual({ day: 10, results: [], membersDone: 0, namesDone: [] });
  expect(await progress(carol)).toBe(403);
});
