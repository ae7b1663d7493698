import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { people, usePeople } from "../../../test/people.ts";
import { standingTables } from "../../../test/quiz-tables.ts";
import type { Sql } from "../../db/client.ts";
import { rebuildStandings } from "./rebuild-standings.ts";
import { recordResults } from "./record-results.ts";

const now = (): number => Date.UTC(2026, 2, 10, 12);

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, carol } = usePeople(running, "amina", "bilal", "carol");
beforeEach(async () => {
  await startCycle(amina, { members: [bilal, carol] });
  for (const day of [1, 2, 5]) {
    await complete(amina, day);
    await complete(bilal, day, { right: [1, 0, 0] });
  }
  await complete(carol, 4, { right: [0, 0, 1] });
});

const buckets = () => sql`
  select points, members from standing_bucket where members > 0 order by points`;
const standings = async () => await sql`select points from standing order by member_id`;

test("a rebuild from the results makes the same standings", async () => {
  const before = await standingTables(sql);
  await rebuildStandings(sql);
  expect(await standingTables(sql)).toEqual(before);
  await sql`update standing_bucket set members = members + 7`;
  await sql`delete from standing where member_id = 1`;
  await sql`update standing set points = points + 1, completed_days = ~completed_days`;
  expect(await standingTables(sql)).not.toEqual(before);
  await rebuildStandings(sql);
  expect(await standingTables(sql)).toEqual(before);
});

test("a rebuild waits for a result that is being stored, and counts it", async () => {
  const { dawud } = await people(running, "dawud");
  await dawud.send("POST /api/groups/1/join");
  const pending = await sql.begin(async (held) => {
    const cycle = { id: 1, groupId: 1, name: "Ramadan", leaderboardEnabled: true };
    // A transaction has all that a result needs.
    await recordResults(held as unknown as Sql, cycle, [
      {
        userId: dawud.id,
        username: "dawud",
        day: 1,
        totalPoints: 3,
        readingQuizzes: 0,
        translationQuizzes: 0,
        tafseerQuizzes: 1,
        selfReported: true,
        versesRead: 31,
        completedAt: "2026-03-10T12:00:00.000Z",
      },
    ]);
    const rebuilt = rebuildStandings(sql);
    await untilWaiting(sql);
    return { rebuilt };
  });
  await pending.rebuilt;
  expect(await standings()).toEqual([{ points: 18 }, { points: 3 }, { points: 3 }, { points: 3 }]);
  expect(await buckets()).toEqual([
    { points: 3, members: 3 },
    { points: 18, members: 1 },
  ]);
});

test("deleting an account deletes its results, its standing and its count in the buckets", async () => {
  expect(await buckets()).toEqual([
    { points: 3, members: 2 },
    { points: 18, members: 1 },
  ]);
  await sql`delete from member where user_id = ${bilal.id}`;
  await sql`delete from app_user where id = ${bilal.id}`;
  expect(await buckets()).toEqual([
    { points: 3, members: 1 },
    { points: 18, members: 1 },
  ]);
  expect(await sql`select distinct user_id from quiz_result order by user_id`).toEqual([
    { userId: amina.id },
    { userId: carol.id },
  ]);
  const { body } = await amina.send("GET /api/cycles/1/leaderboard");
  expect(body.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2]);
});

test("a user who leaves is not listed, and has the same standing after coming back", async () => {
  const before = await standings();
  await bilal.send("POST /api/groups/1/leave");
  expect(await standings()).toEqual([{ points: 18 }, { points: 3 }]);
  expect(await buckets()).toEqual([
    { points: 3, members: 1 },
    { points: 18, members: 1 },
  ]);
  expect((await bilal.send("POST /api/cycles/1/submit-quiz", report(6, [1, 1, 1]))).status).toBe(
    403,
  );
  await bilal.send("POST /api/groups/1/join");
  expect(await buckets()).toEqual([
    { points: 3, members: 2 },
    { points: 18, members: 1 },
  ]);
  await amina.send(`DELETE /api/groups/1/members/${bilal.id}`);
  await amina.send("POST /api/groups/1/members", { userId: bilal.id });
  expect((await standings()).toSorted(byPoints)).toEqual(before.toSorted(byPoints));
  const restored = await standingTables(sql);
  await rebuildStandings(sql);
  expect(await standingTables(sql)).toEqual(restored);
});

test("a group that is deleted leaves nothing behind", async () => {
  expect((await amina.send("DELETE /api/groups/1")).status).toBe(204);
  expect(
    await sql`select from quiz_result union all select from standing union all select from standing_bucket`,
  ).toEqual([]);
});

function byPoints(one: { points?: number }, other: { points?: number }): number {
  return (one.points ?? 0) - (other.points ?? 0);
}
