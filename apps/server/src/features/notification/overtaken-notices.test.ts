import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { noticesOf } from "../../../test/notices.ts";
import { usePeople } from "../../../test/people.ts";

const AT = "2026-03-10T12:00:00.000Z";
const now = (): number => Date.parse(AT);

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, carol } = usePeople(running, "amina", "bilal", "carol");

const notifications = () => noticesOf(sql);

const overtaken = (leader: string, by: string) => [
  leader,
  "You were passed",
  `${by} passed you and now leads “Ramadan”.`,
  "/groups/1",
];

/** A cycle of a group of three, without notifications. */
async function startQuietCycle(settings = {}): Promise<void> {
  await startCycle(amina, { members: [bilal, carol], settings });
  await sql`delete from notification`;
}

test("a leader who is overtaken is notified with the name, and nobody else is", async () => {
  await startQuietCycle();
  await complete(amina, 1);
  await complete(bilal, 1);
  await complete(carol, 1, { right: [1, 1, 0] });
  expect(await notifications()).toEqual([]);
  await complete(bilal, 2, { right: [0, 0, 0] });
  expect(await notifications()).toEqual([]);
  await complete(carol, 2, { right: [1, 1, 0] });
  expect(await notifications()).toEqual([]);
  await complete(carol, 3, { right: [1, 0, 0] });
  expect(await notifications()).toEqual([overtaken("bilal", "carol")]);
  await complete(carol, 4);
  expect(await notifications()).toHaveLength(1);
});

test("being overtaken again is notified only after the last one was read", async () => {
  await startQuietCycle();
  await complete(amina, 1);
  for (const day of [1, 2]) await complete(bilal, day);
  for (const day of [2, 3]) await complete(amina, day);
  for (const day of [3, 4]) await complete(carol, day);
  for (const day of [3, 4]) await complete(bilal, day);
  const all = [overtaken("amina", "bilal"), overtaken("bilal", "amina")];
  expect(await notifications()).toEqual(all);
  await amina.send("POST /api/notifications/read");
  for (const day of [4, 5]) await complete(amina, day);
  await complete(bilal, 5);
  await complete(bilal, 6);
  expect(await notifications()).toEqual([all[0], overtaken("amina", "bilal"), all[1]]);
});

test("without a leaderboard nobody is notified of being overtaken", async () => {
  await startQuietCycle({ leaderboardEnabled: false });
  await complete(amina, 1, { right: [1, 0, 0] });
  await complete(bilal, 1);
  expect(await notifications()).toEqual([]);
});

test("a leader who deletes the account while being overtaken does not block the result", async () => {
  await startQuietCycle();
  await complete(bilal, 1, { right: [1, 0, 0] });
  const pending = await sql.begin(async (held) => {
    await held`delete from member where user_id = ${bilal.id}`;
    const response = complete(carol, 1);
    await untilWaiting(sql);
    await held`delete from app_user where id = ${bilal.id}`;
    return { response };
  });
  expect((await pending.response).body.totalPoints).toBe(6);
  expect(await notifications()).toEqual([]);
});
