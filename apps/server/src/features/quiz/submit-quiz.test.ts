import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { people, type Person } from "../../../test/people.ts";
import { quizTables, standingTables } from "../../../test/quiz-tables.ts";
import { testSettings } from "../../../test/settings.ts";
import { request } from "../../../test/request.ts";

const AT = "2026-03-10T12:00:00.000Z";
const now = (): number => Date.parse(AT);
const SUBMIT = "POST /api/cycles/1/submit-quiz";

let first: RunningApp;
let second: RunningApp;
let amina: Person;
let bilal: Person;
const sql = useDatabase();

beforeAll(async () => {
  first = await startApp(sql, { now, settings: testSettings() });
  second = await startApp(sql, { now: () => now() + 1000, settings: testSettings() });
});
afterAll(() => Promise.all([first.close(), second.close()]));
beforeEach(async () => {
  ({ amina, bilal } = await people({ url: first.url, sql, now }, "amina", "bilal"));
  await startCycle(amina, { members: [bilal] });
});

const RESULT = {
  cycleId: 1,
  day: 2,
  totalPoints: 4,
  readingQuizzes: 1,
  translationQuizzes: 0,
  tafseerQuizzes: 1,
  selfReported: true,
  completedAt: AT,
};

test("a client's own result is stored as self-reported, with its standing", async () => {
  const { status, body } = await bilal.send(SUBMIT, {
    day: 2,
    totalPoints: 4,
    readingQuizzes: 1,
    translationQuizzes: 0,
    tafseerQuizzes: 1,
  });
  expect([status, body]).toEqual([200, RESULT]);
  expect(await standingTables(sql)).toEqual({
    standings: [
      {
        cycleId: 1,
        memberId: 2,
        points: 4,
        versesRead: 13,
        completedDays: `01${"0".repeat(298)}`,
        reachedAt: AT,
      },
    ],
    buckets: [{ cycleId: 1, points: 4, members: 1 }],
  });
});

test("the first result is final and returned again, whatever is reported later", async () => {
  await bilal.send(SUBMIT, report(2, [1, 0, 1]));
  const before = await quizTables(sql);
  for (const right of [
    [1, 0, 1],
    [1, 1, 1],
    [0, 0, 0],
  ] as const) {
    const { status, body } = await bilal.send(SUBMIT, report(2, right));
    expect([status, body]).toEqual([200, RESULT]);
  }
  expect(await quizTables(sql)).toEqual(before);
});

const sendAnswer = () =>
  bilal.send("POST /api/cycles/1/quiz/2/answers", { questionId: "2-reading", choice: 0 });
const stored = async () => [
  await sql`select total_points, self_reported from quiz_result`,
  await sql`select day, type, choice from quiz_answer`,
];
const BOTH = [[{ totalPoints: 4, selfReported: true }], [{ day: 2, type: "reading", choice: 0 }]];

test("answers that are graded after a client's own result leave it as it is", async () => {
  await bilal.send(SUBMIT, report(2, [1, 0, 1]));
  expect((await sendAnswer()).status).toBe(200);
  expect(await stored()).toEqual(BOTH);
  expect((await bilal.send(SUBMIT, report(2, [1, 1, 1]))).body).toEqual(RESULT);
});

test("an answer that is still being stored when a client's own result comes is one after it", async () => {
  await sql.begin(async (held) => {
    // The locks of an answer.
    await held`select from member, cycle where user_id = ${bilal.id} for key share`;
    await held`
      insert into quiz_answer (cycle_id, user_id, day, type, choice, is_correct, points, answered_at)
      values (1, ${bilal.id}, 2, 'reading', 0, false, 0, now())`;
    const { status, body } = await bilal.send(SUBMIT, report(2, [1, 0, 1]));
    expect([status, body]).toEqual([200, RESULT]);
  });
  expect(await stored()).toEqual(BOTH);
});

test("ten concurrent reports through two servers make one result, and all get it", async () => {
  const other = { ...bilal, ...twin(bilal, second.url) };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? bilal : other).send(SUBMIT, report(2, [index % 3 ? 1 : 0, 1, 1])),
    ),
  );
  const [one] = answers;
  expect(one?.body).toMatchObject({ cycleId: 1, day: 2, selfReported: true });
  for (const { status, body } of answers) expect([status, body]).toEqual([200, one?.body]);
  const points = one?.body.totalPoints;
  expect(await sql`select total_points from quiz_result`).toEqual([{ totalPoints: points }]);
  expect(await standingTables(sql)).toMatchObject({
    standings: [{ memberId: 2, points, versesRead: 13 }],
    buckets: [{ points, members: 1 }],
  });
});

test("concurrent days of one member through two servers all count", async () => {
  const other = twin(bilal, second.url);
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? bilal : other).send(SUBMIT, report(index + 1, [1, 1, index % 2])),
    ),
  );
  expect(await standingTables(sql)).toMatchObject({
    standings: [{ points: 45, completedDays: `${"1".repeat(10)}${"0".repeat(290)}` }],
    buckets: [{ points: 45, members: 1 }],
  });
});

test("the cycle's settings decide the points", async () => {
  const settings = { pointsPerReading: 10, pointsPerTranslation: 0, pointsPerTafseer: 100 };
  const { cycleId } = await startCycle(bilal, { settings });
  const path = `POST /api/cycles/${cycleId}/submit-quiz`;
  const { body } = await bilal.send(path, { ...report(1, [1, 1, 1]), totalPoints: 110 });
  expect(body.totalPoints).toBe(110);
  const refused = await bilal.send(path, report(2, [1, 1, 1]));
  const error = "These counts earn other points under the settings of this cycle.";
  expect([refused.status, refused.body]).toEqual([
    400,
    { error, code: "POINTS_DIFFER", issues: [{ path: "totalPoints", message: error }] },
  ]);
});

test("a cycle with graded results only refuses a client's own", async () => {
  const { cycleId } = await startCycle(bilal, { settings: { gradedOnly: true } });
  const { status, body } = await bilal.send(
    `POST /api/cycles/${cycleId}/submit-quiz`,
    report(1, [1, 1, 1]),
  );
  expect([status, body]).toEqual([
    403,
    {
      error: "This reading cycle takes only results whose answers were graded here.",
      code: "GRADED_ONLY",
    },
  ]);
  expect(await sql`select from quiz_result`).toEqual([]);
});

test("a member who is removed while a result is being stored has none", async () => {
  const pending = await sql.begin(async (held) => {
    await held`delete from member where user_id = ${bilal.id}`;
    const answer = bilal.send(SUBMIT, report(2, [1, 1, 1]));
    await untilWaiting(sql);
    return { answer };
  });
  const { status, body } = await pending.answer;
  expect([status, body]).toEqual([
    403,
    { error: "Only members of the group can do this.", code: "MEMBER_ONLY" },
  ]);
  expect(await sql`select from quiz_result`).toEqual([]);
  expect(await standingTables(sql)).toEqual({ standings: [], buckets: [] });
});

/** The same browser at another server. */
function twin(person: Person, url: string): Pick<Person, "send"> {
  return {
    send: async (line, body) => {
      const [method = "", path = ""] = line.split(" ");
      const response = await request(url + path, {
        method,
        headers: {
          "content-type": "application/json",
          cookie: `session=${person.cookies.get("session")}`,
        },
        body: JSON.stringify(body),
      });
      return {
        status: response.status,
        body: await response.json(),
        headers: response.headers,
      };
    },
  };
}
