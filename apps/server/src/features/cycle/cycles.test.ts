import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { useDatabase } from "../../../test/database.ts";
import { faultIn } from "../../../test/faults.ts";
import { people, type Person } from "../../../test/people.ts";

const START = Date.UTC(2026, 2, 10, 23, 59, 59, 999);

let at = START;
const now = (): number => at;
let amina: Person;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  at = START;
  ({ amina } = await people(running, "amina"));
  await amina.send("POST /api/groups", { name: "Fajr" });
});

const start = (input: object) => amina.send("POST /api/groups/1/cycles", input);
const list = (query = "") => amina.send(`GET /api/groups/1/cycles${query}`);

const DEFAULTS = {
  startDay: 1,
  dailyCheckInRequired: true,
  leaderboardEnabled: true,
  quizEnabled: true,
  pointsPerReading: 1,
  pointsPerTranslation: 2,
  pointsPerTafseer: 3,
  gradedOnly: false,
};

test("a cycle as the specification's client starts it", async () => {
  const { status, body } = await start({
    groupId: 1,
    name: "Ramadan",
    startDate: "2026-03-01",
    readingPlan: "detailed",
    settings: {
      startDay: 1,
      dailyCheckInRequired: true,
      leaderboardEnabled: true,
      quizEnabled: true,
    },
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    name: "Ramadan",
    groupId: 1,
    startDate: "2026-03-01",
    endDate: "2026-12-25",
    isActive: true,
    readingPlan: "detailed",
    currentDay: 10,
    settings: DEFAULTS,
  });
  expect((await list()).body).toEqual([{ ...body, isRemovable: true }]);
});

test("a body that names another group than the path is refused", async () => {
  await amina.send("POST /api/groups", { name: "Isha" });
  const { status, body } = await start({ groupId: 2, name: "C", startDate: "2026-03-01" });
  expect([status, body.code]).toEqual([400, "INVALID_INPUT"]);
  expect(await sql`select group_id from cycle`).toEqual([]);
});

test("chosen settings are kept as they are", async () => {
  const settings = {
    startDay: 300,
    dailyCheckInRequired: false,
    leaderboardEnabled: false,
    quizEnabled: false,
    pointsPerReading: 0,
    pointsPerTranslation: 100,
    pointsPerTafseer: 7,
    gradedOnly: true,
  };
  const { body } = await start({ name: "C", startDate: "2026-03-10T23:30:00-01:00", settings });
  expect(body).toMatchObject({
    startDate: "2026-03-11",
    endDate: "2026-03-11",
    currentDay: 300,
    settings,
  });
  expect((await list()).body).toEqual([{ ...body, isRemovable: true }]);
});

const seen = async () => {
  const [{ endDate, isActive, currentDay }] = (await list()).body;
  const { body: group } = await amina.send("GET /api/groups/1");
  return [endDate, isActive, currentDay, group.activeCycleCount, group.activeCycles.length];
};

test("a cycle is active through its end date in UTC, and completed after it", async () => {
  await start({ name: "C", startDate: "2026-03-01", settings: { startDay: 291 } });
  expect(await seen()).toEqual(["2026-03-10", true, 300, 1, 1]);
  at = START + 1;
  expect(await seen()).toEqual(["2026-03-10", false, 300, 0, 0]);
});

test("a future cycle is active, with its first day as current", async () => {
  const { body } = await start({ name: "C", startDate: "2026-03-11" });
  expect([body.isActive, body.currentDay]).toEqual([true, 1]);
  at = START + 1;
  expect((await list()).body[0].currentDay).toBe(1);
  at = START + 1 + 86_400_000;
  expect((await list()).body[0].currentDay).toBe(2);
});

const NO_DATE = "The start date must be a date that exists, as YYYY-MM-DD.";
const NO_START_DAY = "The start day must be a whole number from 1 to 300.";
const NO_POINTS = "Points must be a whole number from 0 to 100.";

test.each([
  [{ name: undefined }, "name", "Cycle name is required"],
  [{ name: "" }, "name", "Cycle name is required"],
  [{ name: "a".repeat(101) }, "name", "Name too long"],
  [{ name: "a\0" }, "name", "This contains a character that is not text."],
  [{ startDate: undefined }, "startDate", "Start date is required"],
  [{ startDate: "" }, "startDate", NO_DATE],
  [{ startDate: "2026-02-30" }, "startDate", NO_DATE],
  [{ startDate: "01/03/2026" }, "startDate", NO_DATE],
  [{ startDate: "2026-03-01'; drop table cycle; --" }, "startDate", NO_DATE],
  [{ startDate: "+275760-09-13" }, "startDate", NO_DATE],
  [
    { startDate: "1999-12-31" },
    "startDate",
    "The start date must be between 2000-01-01 and 2999-12-31.",
  ],
  [{ readingPlan: "other" }, "readingPlan", 'The reading plan must be "detailed".'],
  [{ settings: { startDay: 0 } }, "settings.startDay", NO_START_DAY],
  [{ settings: { startDay: 301 } }, "settings.startDay", NO_START_DAY],
  [{ settings: { pointsPerReading: -1 } }, "settings.pointsPerReading", NO_POINTS],
  [{ settings: { pointsPerTranslation: 101 } }, "settings.pointsPerTranslation", NO_POINTS],
  [{ settings: { pointsPerTafseer: 1.5 } }, "settings.pointsPerTafseer", NO_POINTS],
  [{ settings: { gradedOnly: 1 } }, "settings.gradedOnly", "This is either true or false."],
])("a cycle with %j is refused", async (part, path, message) => {
  const { status, body } = await start({ name: "C", startDate: "2026-03-01", ...part });
  expect([status, body]).toEqual([400, faultIn(path, message)]);
  expect(await sql`select from cycle`).toEqual([]);
});

test("settings that are not an object are refused", async () => {
  const { status, body } = await start({ name: "C", startDate: "2026-03-01", settings: [] });
  expect([status, body.code, body.issues[0].path]).toEqual([400, "INVALID_INPUT", "settings"]);
});

test("cycles are listed newest first, in pages", async () => {
  for (const name of ["A", "B", "C"]) await start({ name, startDate: "2026-03-01" });
  const first = await list("?limit=2");
  expect(first.body.map(({ name }: { name: string }) => name)).toEqual(["C", "B"]);
  expect(first.headers.get("x-total-count")).toBe("3");
  expect(first.headers.get("link")).toBe('</api/groups/1/cycles?limit=2&cursor=2>; rel="next"');
  const second = await list("?limit=2&cursor=2");
  expect(second.body.map(({ name }: { name: string }) => name)).toEqual(["A"]);
  expect(second.headers.get("link")).toBeNull();
});

test.each(["0", "x", "2147483648", "-1"])("the cursor %s is not one of cycles", async (cursor) => {
  const { status, body } = await list(`?cursor=${cursor}`);
  expect([status, body.code]).toEqual([400, "INVALID_CURSOR"]);
});

test("a group has at most 20 active cycles, also with concurrent starts", async () => {
  const cycle = { name: "C", startDate: "2026-03-01" };
  const made = await Promise.all(Array.from({ length: 22 }, () => start(cycle)));
  const statuses = made.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(20).fill(201), 409, 409]);
  expect((await start(cycle)).body).toEqual({
    error:
      "This group has 20 reading cycles whose 300 days are not over, the most that it can have.",
    code: "TOO_MANY_CYCLES",
  });
});

test("cycles that were already over when created count too, for as long as one started that day", async () => {
  const past = { name: "C", startDate: "2020-03-01" };
  for (let index = 0; index < 20; index += 1) expect((await start(past)).status).toBe(201);
  expect((await start({ name: "C", startDate: "2026-03-01" })).status).toBe(409);
  await sql`update cycle set created_at = created_at - interval '300 days'`;
  expect((await start(past)).status).toBe(201);
});

test("no notification is sent for a cycle that is over", async () => {
  const { bilal } = await people(running, "bilal");
  await bilal.send("POST /api/groups/1/join");
  await sql`delete from notification`;
  await start({ name: "C", startDate: "2020-03-01" });
  expect(await sql`select from notification`).toEqual([]);
  await start({ name: "C", startDate: "2026-03-01" });
  expect(await sql`select user_id from notification`).toEqual([{ userId: bilal.id }]);
});
