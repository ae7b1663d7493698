import { beforeEach, expect, test, vi } from "vitest";
import { type Acknowledged, nothingYet, reportResult } from "./acknowledged.ts";
import { checkWrites } from "./check-writes.ts";
import { exchange, makeCrowd, send } from "./crowd.ts";
import { makeDuel, startDuel } from "./duel.ts";
import { useApp } from "../../server/test/use-app.ts";
import { useDatabase } from "../../server/test/database.ts";

/** What `pnpm chaos` compares after its attacks: each kind of fault is found, and alone. */
const sql = useDatabase();
let acknowledged: Acknowledged;
let duel: readonly number[];

const running = useApp(sql);

beforeEach(async () => {
  const { url } = running;
  const tokens = await makeCrowd(sql, 3);
  acknowledged = nothingYet();
  for (const [at, token] of tokens.entries())
    for (const day of [1, 2])
      await reportResult(url, { token, user: at + 1, cycle: 1, day }, acknowledged);
  const group = await exchange(`POST ${url}/api/groups`, tokens[0], { name: "By 1, 0" });
  acknowledged.groups.set((group.body as { id: number }).id, "By 1, 0");
  await send(`POST ${url}/api/cycles/1/check-ins`, tokens[0], { day: 7 });
  acknowledged.checkIns.add("1 1 7");
  duel = await makeDuel(sql, 1, [1, 2]);
  const game = startDuel(() => url, tokens, duel);
  await vi.waitUntil(async () => (await countTold()) > 1, { interval: 5, timeout: 10_000 });
  await game.stop();
});

async function countTold(): Promise<number> {
  return (await sql`select from notification where topic = ${`passed:${duel[0]}`}`).length;
}

async function faults(): Promise<[string, unknown][]> {
  const rows = await checkWrites(sql, { acknowledged, duel });
  return rows.filter(({ isBroken }) => isBroken).map(({ what, value }) => [what, value]);
}

test("what was stored as it was acknowledged has no fault", async () => {
  expect(await faults()).toEqual([]);
  expect(acknowledged.results.size).toBe(6);
});

const STANDINGS = "standings that differ from their results";

test.each<[string, () => PromiseLike<unknown>, [string, number][]]>([
  [
    "lost",
    () => sql`delete from quiz_result where user_id = 1 and cycle_id = 1 and day = 1`,
    [
      ["lost", 1],
      [STANDINGS, 1],
    ],
  ],
  [
    "doubled",
    () => sql`
      update standing set verses_read = standing.verses_read + quiz_result.verses_read
      from quiz_result
      join member using (user_id)
      where member_id = member.id and standing.cycle_id = quiz_result.cycle_id
        and user_id = 1 and quiz_result.cycle_id = 1 and day = 1`,
    [[STANDINGS, 1]],
  ],
  [
    "half-made",
    () => sql`
      delete from standing using member
      where member_id = member.id and user_id = 1 and cycle_id = 1`,
    [[STANDINGS, 1]],
  ],
])("a planted fault, %s, is found", async (_, damage, found) => {
  await damage();
  expect(await faults()).toEqual(found);
});

const LAST_TOLD = sql`select max(id) from notification where topic like 'passed:%'`;

test.each([
  [
    "stored otherwise than acknowledged",
    () => sql`update quiz_result set completed_at = completed_at - interval '1 s'
      where cycle_id = 1 and user_id = 3 and day = 1`,
  ],
  ["check-ins lost", () => sql`update check_in set days = set_bit(days, 6, 0)`],
  [
    "groups made twice",
    () => sql`
      with twice as (
        insert into reading_group (name, is_private, created_by, created_at)
        select name, is_private, created_by, created_at from reading_group where name like 'By %'
        returning id, created_at
      ), joined as (
        insert into member (group_id, user_id, role, joined_at)
        select id, 1, 'admin', created_at from twice
      )
      insert into group_event (group_id, kind, created_at) select id, 'created', created_at from twice`,
  ],
  [
    "groups whose size differs from their members",
    () => sql`update group_size set members = members + 1 where group_id = 1`,
  ],
  [
    "ranks that differ from the standings",
    () => sql`update standing_bucket set members = members + 1 where cycle_id = 1`,
  ],
  ["cycles whose first check-in is half-made", () => sql`delete from check_in_start`],
  ["groups without their member or event", () => sql`delete from group_event`],
  ["notifications missing", () => sql`delete from notification where id = (${LAST_TOLD})`],
  [
    "notifications doubled",
    () => sql`
      insert into notification (user_id, topic, kind, details, link, created_at, read)
      select user_id, topic, kind, details, link, created_at, true from notification
      where id = (${LAST_TOLD})`,
  ],
  [
    "notifications without their result",
    () => sql`update notification set details = '{"who": "u3"}' where id = (${LAST_TOLD})`,
  ],
])("%s is found", async (what, damage) => {
  await damage();
  expect((await faults()).map(([found]) => found)).toEqual([what]);
});
