import { END_DATE } from "@daily-quran/domain/group/cycle";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, report, startCycle } from "../../../test/cycles.ts";
import { faultIn } from "../../../test/faults.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";

const TODAY = Date.UTC(2026, 2, 10, 12);
const DAY_MS = 86_400_000;
let at: number;
const now = (): number => at;

let amina: Person;
let bilal: Person;
const sql = useDatabase();

const running = useApp(sql, { now });
beforeEach(async () => {
  at = TODAY;
  ({ amina, bilal } = await people(running, "amina", "bilal"));
  await startCycle(amina, { members: [bilal] });
});

const CYCLE = "/api/cycles/1";
const change = (body: object, who = amina) => who.send(`PATCH ${CYCLE}`, body);
const notices = async (who: Person) => {
  const { body } = await who.send("GET /api/notifications");
  return body.map(({ message }: { message: string }) => message);
};
const history = async () => {
  const { body } = await amina.send("GET /api/groups/1/events");
  return body.map((event: { kind: string; detail?: string; count: number }) => [
    event.kind,
    event.detail,
    event.count,
  ]);
};

test("a cycle that is ended today is active until tonight, and its days open no further", async () => {
  await complete(bilal, 9);
  const { status, body } = await change({ endDate: "2026-03-10" });
  expect([status, body]).toMatchObject([
    200,
    { id: 1, name: "Ramadan", endDate: "2026-03-10", isActive: true, currentDay: 10 },
  ]);
  at += DAY_MS;
  const { body: listed } = await amina.send("GET /api/groups/1/cycles");
  expect(listed).toMatchObject([{ endDate: "2026-03-10", isActive: false, currentDay: 10 }]);
  const { body: group } = await amina.send("GET /api/groups/1");
  expect(group).toMatchObject({ activeCycleCount: 0, activeCycles: [] });
  const result = (day: number) => bilal.send(`POST ${CYCLE}/submit-quiz`, report(day, [1, 1, 1]));
  expect((await result(10)).status).toBe(200);
  expect((await result(11)).body.code).toBe("QUIZ_NOT_OPEN");
  expect((await bilal.send(`POST ${CYCLE}/check-ins`, { day: 11 })).body.code).toBe("DAY_NOT_OPEN");
  const { body: board } = await bilal.send(`GET ${CYCLE}/leaderboard`);
  expect(board).toMatchObject([
    { user: { username: "bilal" }, completedDays: [9, 10], currentDay: 10 },
  ]);
});

test("an ended cycle goes on where its plan is by then", async () => {
  await change({ endDate: "2026-03-10" });
  at += 3 * DAY_MS;
  expect((await change({ endDate: "2026-12-25" })).body).toMatchObject({
    endDate: "2026-12-25",
    isActive: true,
    currentDay: 13,
  });
});

test("a cycle whose day 300 is over has another name, but no other end", async () => {
  await startCycle(amina, { startDate: "2025-05-01" });
  const changeIt = (body: object) => amina.send("PATCH /api/cycles/2", body);
  const { body } = await changeIt({ name: "Spring", endDate: "2026-02-24" });
  expect(body).toMatchObject({ name: "Spring", endDate: "2026-02-24", isActive: false });
  expect((await changeIt({ endDate: "2026-03-10" })).status).toBe(400);
});

test.each(["2026-03-09", "2026-12-26", "2026-02-30", "tomorrow", 7])(
  "the last day %s is refused by its field, and nothing is changed",
  async (endDate) => {
    const { status, body } = await change({ name: "Spring", endDate });
    expect([status, body]).toEqual([400, faultIn("endDate", END_DATE)]);
    const { body: cycles } = await amina.send("GET /api/groups/1/cycles");
    expect(cycles).toMatchObject([{ name: "Ramadan", endDate: "2026-12-25" }]);
    expect((await history())[0]).toEqual(["cycleStarted", "Ramadan", 1]);
  },
);

test("a cycle to come ends no earlier than its first day", async () => {
  await startCycle(amina, { startDate: "2026-04-01" });
  const end = (endDate: string) => amina.send("PATCH /api/cycles/2", { endDate });
  expect((await end("2026-03-31")).status).toBe(400);
  expect((await end("2026-04-01")).body).toMatchObject({ endDate: "2026-04-01", isActive: true });
});

test("other members are told of the last day, and the new name stands in what they were told", async () => {
  await change({ endDate: "2026-03-20" });
  await change({ endDate: "2026-03-15" });
  await change({ name: "Spring" });
  expect((await notices(bilal)).slice(0, 1)).toEqual([
    "“Spring” in “Fajr” ends with Mar 15, 2026. What everyone has done stays.",
  ]);
  expect((await notices(bilal)).filter((text: string) => text.includes("ends with"))).toHaveLength(
    1,
  );
  expect(await notices(amina)).toEqual([]);
  expect((await history()).slice(0, 2)).toEqual([
    ["cycleRenamed", "Spring", 1],
    ["cycleEndMoved", "Ramadan", 2],
  ]);
});

test("what is as it was is no change", async () => {
  const { status } = await change({ name: "Ramadan", endDate: "2026-12-25" });
  expect([status, (await history())[0]]).toEqual([200, ["cycleStarted", "Ramadan", 1]]);
  expect((await change({})).body).toMatchObject({ name: "Ramadan", endDate: "2026-12-25" });
});

test("a member may not, and a cycle that is gone is not found", async () => {
  expect((await change({ name: "Mine" }, bilal)).body.code).toBe("LEADER_ONLY");
  await amina.send(`DELETE ${CYCLE}`);
  expect((await change({ name: "Spring" })).body.code).toBe("CYCLE_NOT_FOUND");
});

test("ending cycles makes no room for more than 20 of them until their 300 days are over", async () => {
  await startCycle(amina, { startDate: "2025-05-20" });
  const { status } = await amina.send("PATCH /api/cycles/2", { endDate: "2026-03-10" });
  expect(status).toBe(200);
  await sql`
    insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
      daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
      points_per_translation, points_per_tafseer, graded_only, created_at)
    select group_id, name, start_date, end_date, reading_plan, start_day,
      daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
      points_per_translation, points_per_tafseer, graded_only, created_at
    from cycle, generate_series(1, 19) where id = 2`;
  const start = () =>
    amina.send("POST /api/groups/2/cycles", { name: "More", startDate: "2026-03-11" });
  at += DAY_MS;
  expect((await start()).body.code).toBe("TOO_MANY_CYCLES");
  at = Date.UTC(2026, 2, 16);
  expect((await start()).status).toBe(201);
});
