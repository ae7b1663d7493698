import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { about } from "../../../test/faults.ts";
import { type Person, usePeople } from "../../../test/people.ts";
import { refusalsIn } from "../../../test/quiz-tables.ts";
import { visitor } from "../../../test/visitor.ts";

const now = (): number => Date.UTC(2026, 2, 10, 23, 59, 59, 999);
const ANSWER = { questionId: "3-reading", choice: 0 };
const REPORT = report(3, [1, 1, 1]);
const NO_DAY = "The day must be a whole number from 1 to 300.";
const NO_CYCLE = about("cycleId", {
  error: "This reading cycle may not exist or you don't have access to it.",
  code: "CYCLE_NOT_FOUND",
});

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal, carol } = usePeople(running, "amina", "bilal", "carol");
beforeEach(async () => {
  await startCycle(amina, { members: [bilal] });
  await complete(bilal, 1);
});

/** Every request for a day's quiz. */
const requests = (cycleId: number | string, day: number | string) =>
  [
    [`GET /api/cycles/${cycleId}/quiz/${day}`, undefined],
    [`POST /api/cycles/${cycleId}/quiz/${day}/answers`, ANSWER],
    [`POST /api/cycles/${cycleId}/submit-quiz`, { ...REPORT, day: Number(day) }],
  ] as const;

const refusals = refusalsIn(sql);

test.each(["0", "301", "-1", "1.5", "1e2", "01", "x", "NaN", "99999999999"])(
  "there is no day %s",
  async (day) => {
    const [got, answered] = await refusals(bilal, requests(1, day));
    const body = {
      error: NO_DAY,
      code: "INVALID_INPUT",
      issues: [{ path: "day", message: NO_DAY }],
    };
    expect([got?.status, got?.body]).toEqual([400, body]);
    expect([answered?.status, answered?.body]).toEqual([400, body]);
  },
);

test.each([0, 301, -1, 1.5, "3", null, [3]])("a report for the day %j is refused", async (day) => {
  const [answer] = await refusals(bilal, [["POST /api/cycles/1/submit-quiz", { ...REPORT, day }]]);
  expect([answer?.status, answer?.body]).toEqual([
    400,
    { error: NO_DAY, code: "INVALID_INPUT", issues: [{ path: "day", message: NO_DAY }] },
  ]);
});

test("tomorrow is not open yet, and today is until its last millisecond", async () => {
  for (const { status, body } of await refusals(bilal, requests(1, 11)))
    expect([status, body]).toEqual([
      403,
      { error: "The quiz of this day is not open yet.", code: "QUIZ_NOT_OPEN" },
    ]);
  await complete(bilal, 10);
});

test("a cycle that has not begun has no open quiz", async () => {
  await startCycle(bilal, { startDate: "2026-03-11" });
  for (const { status, body } of await refusals(bilal, requests(2, 1)))
    expect([status, body.code]).toEqual([403, "QUIZ_NOT_OPEN"]);
});

test("a cycle without quizzes has its own error", async () => {
  await startCycle(bilal, { settings: { quizEnabled: false } });
  for (const { status, body } of await refusals(bilal, requests(2, 3)))
    expect([status, body]).toEqual([
      403,
      { error: "This reading cycle has no quizzes.", code: "QUIZ_DISABLED" },
    ]);
});

test("quizzes of a public group are for its members", async () => {
  for (const { status, body } of await refusals(carol, requests(1, 3)))
    expect([status, body]).toEqual([
      403,
      { error: "Only members of the group can do this.", code: "MEMBER_ONLY" },
    ]);
});

test("for others a cycle of a private group looks like a missing one", async () => {
  const { cycleId } = await startCycle(amina, { isPrivate: true });
  const hidden = await refusals(bilal, requests(cycleId, 3));
  const none = await refusals(bilal, requests(cycleId + 1, 3));
  for (const { status, body } of [...hidden, ...none])
    expect([status, body]).toEqual([404, NO_CYCLE]);
});

test.each(["0", "2147483648", "9".repeat(40)])("there is no cycle %s", async (id) => {
  for (const { status, body } of await refusals(bilal, requests(id, 3)))
    expect([status, body]).toEqual([404, NO_CYCLE]);
});

test("a visitor gets 401", async () => {
  for (const { status, body } of await refusals(visitor(running.url), requests(1, 3)))
    expect([status, body]).toEqual([
      401,
      { error: "Unauthorized. Please log in.", code: "UNAUTHORIZED" },
    ]);
});

async function opened(person: Person, day: number): Promise<unknown[]> {
  const { status, body } = await person.send(`GET /api/cycles/1/quiz/${day}`);
  return [status, body.code, body.error];
}

test("who has opened 300 new quizzes on a day may open only those that somebody has opened", async () => {
  const counts = () => sql`select user_id, count from daily_count where kind = 'quiz' order by 1`;
  expect(await opened(bilal, 3)).toEqual([200, undefined, undefined]);
  expect(await opened(bilal, 3)).toEqual([200, undefined, undefined]);
  expect(await counts()).toEqual([{ userId: bilal.id, count: 1 }]);
  await sql`update daily_count set count = 300 where user_id = ${bilal.id} and kind = 'quiz'`;
  expect(await opened(bilal, 4)).toEqual([
    429,
    "DAILY_LIMIT",
    "You can open 300 quizzes a day that nobody in the group has opened yet. You can go on in 1 hour.",
  ]);
  expect(await opened(amina, 4)).toEqual([200, undefined, undefined]);
  expect(await opened(bilal, 4)).toEqual([200, undefined, undefined]);
});
