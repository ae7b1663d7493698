import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";

// Day 10 of a cycle that started on 1 March.
const DAY_10 = Date.UTC(2026, 2, 10, 12);
const PATH = "/api/cycles/1/check-ins";

let at = DAY_10;
let amina: Person;
let bilal: Person;
let carol: Person;
const sql = useDatabase();

const running = useApp(sql, { now: () => at });
beforeEach(async () => {
  at = DAY_10;
  ({ amina, bilal, carol } = await people(running, "amina", "bilal", "carol"));
});

const checkIn = (person: Person, day: number, cycle = 1) =>
  person.send(`POST /api/cycles/${cycle}/check-ins`, { day });
const streakOf = async (person: Person) =>
  (await person.query("leaderboard.get", { cycleId: 1 })).body.result.data.json.own;

test("members see how many have read, and the names of those who allow it", async () => {
  await startCycle(amina, { members: [bilal] });
  await bilal.send("PATCH /api/user/check-in-settings", { showName: true });
  await checkIn(amina, 10);
  await checkIn(bilal, 10);
  const seen = {
    cycleId: 1,
    day: 10,
    isCheckedIn: true,
    ownDays: [9, 10],
    members: 2,
    read: 2,
    names: ["bilal"],
    isRequired: true,
    requiredFrom: 10,
  };
  expect((await checkIn(bilal, 9)).body).toEqual({ ...seen, day: 9, read: 1 });
  expect((await bilal.send(`GET ${PATH}`)).body).toEqual(seen);
  expect((await bilal.send(`GET ${PATH}?day=8`)).body).toMatchObject({
    isCheckedIn: false,
    read: 0,
  });
  await bilal.send("POST /api/groups/1/leave", {});
  expect((await amina.send(`GET ${PATH}`)).body).toMatchObject({ members: 1, read: 1, names: [] });
});

test("a check-in sent ten times at once is one, and it can be taken back", async () => {
  await startCycle(amina);
  for (const { status } of await Promise.all(Array.from({ length: 10 }, () => checkIn(amina, 10))))
    expect(status).toBe(200);
  expect((await amina.send(`GET ${PATH}`)).body).toMatchObject({ read: 1, ownDays: [10] });
  for (const _ of [1, 2]) expect((await amina.send(`DELETE ${PATH}/10`)).status).toBe(204);
  expect((await amina.send(`GET ${PATH}`)).body).toMatchObject({ read: 0, ownDays: [] });
});

test("with check-ins required, a completed day counts for the streak only with one", async () => {
  await startCycle(amina, { members: [bilal] });
  for (const day of [8, 9]) await complete(amina, day);
  expect(await streakOf(amina)).toMatchObject({ streak: 2 });
  await checkIn(bilal, 10);
  await complete(amina, 10);
  expect(await streakOf(amina), "the days before the first check-in stay").toMatchObject({
    streak: 2,
    points: 18,
    completedDays: [8, 9, 10],
  });
  at += 2 * 86_400_000;
  expect(await streakOf(amina)).toMatchObject({ streak: 0 });
  await complete(amina, 11);
  await checkIn(amina, 10);
  await checkIn(amina, 11);
  expect(await streakOf(amina)).toMatchObject({ streak: 4, points: 24 });
  await amina.send(`DELETE ${PATH}/11`);
  expect(await streakOf(amina)).toMatchObject({ streak: 0, points: 24 });
});

test("without them required, the quiz alone counts", async () => {
  await startCycle(amina, { members: [bilal], settings: { dailyCheckInRequired: false } });
  expect((await checkIn(bilal, 10)).body).toMatchObject({ isRequired: false });
  await complete(amina, 10);
  expect(await streakOf(amina)).toMatchObject({ streak: 1 });
});

test("a made-up check-in before the first one takes no streak from others", async () => {
  await startCycle(amina, { members: [bilal] });
  for (const day of [8, 9, 10]) await complete(amina, day);
  await checkIn(bilal, 1);
  expect(await streakOf(amina)).toMatchObject({ streak: 2 });
});

test.each([
  ["a day to come", 11, 403, "DAY_NOT_OPEN"],
  ["no day of the plan", 301, 400, "INVALID_INPUT"],
])("there is no check-in for %s", async (...[, day, status, code]) => {
  await startCycle(amina);
  const refused = await checkIn(amina, day);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
});

test("a day opens for check-ins at midnight UTC, and the day before stays open", async () => {
  await startCycle(amina, { members: [bilal] });
  at = Date.UTC(2026, 2, 11) - 1;
  expect(await checkIn(amina, 11)).toMatchObject({ status: 403, body: { code: "DAY_NOT_OPEN" } });
  expect((await checkIn(amina, 10)).body).toMatchObject({ day: 10, ownDays: [10] });
  at += 1;
  expect((await amina.send(`GET ${PATH}`)).body).toMatchObject({ day: 11, isCheckedIn: false });
  // A page from before midnight sends its own day.
  expect((await checkIn(bilal, 10)).body).toMatchObject({ day: 10, read: 2 });
  expect((await checkIn(amina, 11)).body).toMatchObject({ day: 11, read: 1, ownDays: [10, 11] });
});

test("only members check in and see who has", async () => {
  await startCycle(amina);
  expect(await checkIn(carol, 10)).toMatchObject({ status: 403, body: { code: "MEMBER_ONLY" } });
  expect((await carol.send(`GET ${PATH}`)).status).toBe(403);
  await startCycle(amina, { isPrivate: true });
  expect(await checkIn(carol, 10, 2)).toMatchObject({
    status: 404,
    body: { code: "CYCLE_NOT_FOUND" },
  });
  carol.cookies.clear();
  expect((await checkIn(carol, 10)).status).toBe(401);
});

test("a name is shown only once its owner has said so", async () => {
  expect((await amina.send("GET /api/user/check-in-settings")).body).toEqual({ showName: false });
  await amina.send("PATCH /api/user/check-in-settings", { showName: true });
  expect((await amina.query("checkIn.settings")).body.result.data.json).toEqual({ showName: true });
});
