import { verseCountOfDay } from "@daily-quran/reading-schedule/plan";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { about } from "../../../test/faults.ts";
import { people, type Person } from "../../../test/people.ts";
import { visitor } from "../../../test/visitor.ts";

const START = Date.UTC(2026, 2, 10, 12);
const BOARD = "/api/cycles/1/leaderboard";

let at = START;
const now = (): number => at;
let amina: Person;
let bilal: Person;
let carol: Person;
let dawud: Person;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  at = START;
  ({ amina, bilal, carol, dawud } = await people(running, "amina", "bilal", "carol", "dawud"));
  await startCycle(amina, { members: [bilal, carol, dawud] });
});

const board = async (person = amina, query = "") => {
  const { status, body } = await person.send(`GET ${BOARD}${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const ranks = async (query = "") =>
  (await board(amina, query)).map(({ user, points, rank }: never) => [
    user["username"],
    points,
    rank,
  ]);
const own = async (person: Person) => {
  const { body } = await person.query("leaderboard.get", { cycleId: 1 });
  return body.result.data.json.own;
};
const ownEntry = (person: Person) => person.send(`GET ${BOARD}/own`);
const streak = async () => (await board())[0].streak;

test("before the first completed day the leaderboard is empty", async () => {
  expect(await board()).toEqual([]);
  expect(await own(amina)).toBeUndefined();
  expect(await ownEntry(amina)).toMatchObject({ status: 404, body: { code: "NO_STANDING" } });
});

test("an entry says what its member has completed", async () => {
  for (const day of [10, 2, 1, 9]) await complete(bilal, day, { right: [1, 1, 0] });
  const entry = {
    id: 2,
    user: { id: bilal.id, username: "bilal" },
    currentDay: 10,
    streak: 2,
    totalVersesRead: [1, 2, 9, 10].reduce((sum, day) => sum + verseCountOfDay(day), 0),
    completedDays: [1, 2, 9, 10],
    points: 12,
    rank: 1,
  };
  expect(await board()).toEqual([entry]);
  expect(await own(bilal)).toEqual(entry);
  expect(await ownEntry(bilal)).toMatchObject({ status: 200, body: entry });
});

test("the streak ends today or yesterday, and a quiz taken later closes a gap", async () => {
  for (const day of [6, 7, 9]) await complete(bilal, day);
  expect(await streak()).toBe(1);
  await complete(bilal, 8);
  expect(await streak()).toBe(4);
  at += 86_400_000;
  expect(await streak()).toBe(0);
  await complete(bilal, 10);
  expect(await streak()).toBe(5);
});

test("the order is by points, then verses read, then the earlier result; equal points share a rank", async () => {
  await complete(dawud, 3);
  at += 1;
  await complete(carol, 3);
  at += 1;
  await complete(bilal, 1);
  await complete(amina, 1, { right: [1, 0, 0] });
  expect(verseCountOfDay(1)).toBeGreaterThan(verseCountOfDay(3));
  expect(await ranks()).toEqual([
    ["bilal", 6, 1],
    ["dawud", 6, 1],
    ["carol", 6, 1],
    ["amina", 1, 4],
  ]);
});

test("a page continues where the previous one ended, with ranks over the whole list", async () => {
  for (const [index, person] of [amina, bilal, carol, dawud].entries()) {
    await complete(person, 1, { right: [1, index > 0 ? 1 : 0, index > 2 ? 1 : 0] });
    at += 1;
  }
  const first = await amina.send(`GET ${BOARD}?limit=2`);
  expect(first.headers.get("x-total-count")).toBe("4");
  const [, next = ""] = /^<(.+)>; rel="next"$/.exec(first.headers.get("link") ?? "") ?? [];
  expect(next).toBe(`${BOARD}?limit=2&cursor=3-31-${START + 1}-2`);
  const second = await amina.send(`GET ${next}`);
  expect(second.headers.get("link")).toBeNull();
  expect([...first.body, ...second.body].map(({ user, rank }) => [user.username, rank])).toEqual([
    ["dawud", 1],
    ["bilal", 2],
    ["carol", 2],
    ["amina", 4],
  ]);
});

test.each([
  "0",
  "1-2-3",
  "1-2-3-4-5",
  "-1-2-3-4",
  "1-2-x-4",
  "2147483648-1-1-1",
  "1-1-9999999999999999-1",
])("the cursor %s is not one of leaderboards", async (cursor) => {
  const { status, body } = await amina.send(`GET ${BOARD}?cursor=${cursor}`);
  expect([status, body.code]).toEqual([400, "INVALID_CURSOR"]);
});

test("a cycle without a leaderboard has its own error", async () => {
  await startCycle(amina, { settings: { leaderboardEnabled: false } });
  await complete(amina, 1, { cycleId: 2 });
  const { status, body } = await amina.send("GET /api/cycles/2/leaderboard");
  expect([status, body]).toEqual([
    403,
    { error: "This reading cycle has no leaderboard.", code: "LEADERBOARD_DISABLED" },
  ]);
});

test("only users who may see a group see its leaderboards", async () => {
  await startCycle(carol, { isPrivate: true });
  await complete(carol, 1, { cycleId: 2 });
  const path = "GET /api/cycles/2/leaderboard";
  const { eve } = await people(running, "eve");
  expect(await board(eve)).toEqual([]);
  expect((await carol.send(path)).body).toHaveLength(1);
  const refusal = about("id", {
    error: "This reading cycle may not exist or you don't have access to it.",
    code: "CYCLE_NOT_FOUND",
  });
  for (const hidden of [path, "GET /api/cycles/3/leaderboard"]) {
    const { status, body } = await eve.send(hidden);
    expect([status, body]).toEqual([404, refusal]);
  }
  expect((await visitor(running.url).send(path)).status).toBe(401);
});
