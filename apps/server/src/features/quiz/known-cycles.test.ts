import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { people, type Person } from "../../../test/people.ts";
import { quizTables } from "../../../test/quiz-tables.ts";
import { testSettings } from "../../../test/settings.ts";
import { type Visitor, visitor } from "../../../test/visitor.ts";

const AT = "2026-03-10T12:00:00.000Z";
let now = Date.parse(AT);

let running: RunningApp;
let other: RunningApp;
let amina: Person;
let bilal: Person;
const sql = useDatabase();

const start = () => startApp(sql, { now: () => now, settings: testSettings() });

beforeAll(async () => {
  running = await start();
  other = await start();
});
afterAll(() => Promise.all([running, other].map((app) => app.close())));
beforeEach(async () => {
  now = Date.parse(AT);
  const app = { url: running.url, sql, now: () => now };
  ({ amina, bilal } = await people(app, "amina", "bilal"));
});

/** A group whose quizzes of days 3 and 4 amina has begun, and which the process knows bilal to be a member of. */
async function knownToBilal(cycle: { isPrivate?: boolean } = {}): Promise<void> {
  await startCycle(amina, { members: [bilal], ...cycle });
  for (const day of [3, 4])
    await amina.send(`POST /api/cycles/1/quiz/${day}/answers`, answerOf(day, "tafseer"));
  for (const day of [3, 4]) await bilal.send(`GET /api/cycles/1/quiz/${day}`);
}

const answerOf = (day: number, type = "reading") => ({ questionId: `${day}-${type}`, choice: 0 });

/** What a process does without a query before, and what else ends with a write. */
const WRITES = ["answer", "submit", "complete"] as const;

/** The status and the error's code; bilal has answered all of day 4, so that it can be completed. */
async function send(what: (typeof WRITES)[number], as: Visitor = bilal) {
  if (what === "answer")
    return outcome(await as.send("POST /api/cycles/1/quiz/3/answers", answerOf(3)));
  if (what === "submit")
    return outcome(await as.send("POST /api/cycles/1/submit-quiz", report(5, [1, 1, 1])));
  const { status, body } = await as.mutate("quiz.complete", { cycleId: 1, day: 4 });
  return [status, body.error?.json.data.errorCode];
}

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

async function answerDay4(): Promise<void> {
  for (const type of ["reading", "translation", "tafseer"])
    await bilal.send("POST /api/cycles/1/quiz/4/answers", answerOf(4, type));
}

/** The same browser at the other process. */
function elsewhere(person: Person): Visitor {
  const again = visitor(other.url);
  for (const [name, value] of person.cookies) again.cookies.set(name, value);
  return again;
}

/** The first words of the statements that run meanwhile. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  sql.options.debug = (_, text) => texts.push(text.trim().replaceAll(/\s+/g, " ").slice(0, 30));
  await run().finally(() => (sql.options.debug = false));
  return texts;
}

test("an answer and a result of a member are one statement each beside the session's", async () => {
  await knownToBilal();
  await answerDay4();
  const session = "select session.id as hash, app";
  expect(await statementsOf(() => send("answer"))).toEqual([
    session,
    "with stored as ( insert into q",
  ]);
  expect(await statementsOf(() => send("submit"))).toEqual([
    session,
    "with incoming as ( select inco",
  ]);
  expect(await statementsOf(() => send("complete"))).toEqual([
    session,
    "select type, choice, is_correc",
    "with incoming as ( select inco",
  ]);
  expect(await sql`select day, self_reported from quiz_result order by day`).toEqual([
    { day: 4, selfReported: false },
    { day: 5, selfReported: true },
  ]);
});

test.each([
  [false, 403, "MEMBER_ONLY"],
  [true, 404, "CYCLE_NOT_FOUND"],
])(
  "a member who was removed by another process writes nothing (private: %s)",
  async (isPrivate, status, code) => {
    await knownToBilal({ isPrivate });
    await answerDay4();
    expect((await elsewhere(amina).send(`DELETE /api/groups/1/members/${bilal.id}`)).status).toBe(
      204,
    );
    const before = await quizTables(sql);
    for (const what of WRITES) expect([what, ...(await send(what))]).toEqual([what, status, code]);
    expect(await quizTables(sql)).toEqual(before);
    const add = await elsewhere(amina).send("POST /api/groups/1/members", { userId: bilal.id });
    expect(add.status).toBe(201);
    for (const what of WRITES) expect(await send(what)).toEqual([200, undefined]);
  },
);

test.each(WRITES)(
  "a member who is removed while %s is sent is refused, in a private group too",
  async (what) => {
    await knownToBilal({ isPrivate: true });
    await answerDay4();
    // Notices of a group end with the membership.
    await sql`delete from notification`;
    const before = await quizTables(sql);
    const { late } = await sql.begin(async (held) => {
      await held`delete from member where user_id = ${bilal.id}`;
      const pending = send(what);
      await untilWaiting(sql);
      return { late: pending };
    });
    expect(await late).toEqual([403, "MEMBER_ONLY"]);
    expect(await quizTables(sql)).toEqual(before);
  },
);

test.each(WRITES)("a removal that is undone while %s is sent refuses nobody", async (what) => {
  await knownToBilal();
  await answerDay4();
  const undone = new Error("undone");
  let late: ReturnType<typeof send> | undefined;
  const removal = sql.begin(async (held) => {
    await held`delete from member where user_id = ${bilal.id}`;
    late = send(what);
    await untilWaiting(sql);
    throw undone;
  });
  await expect(removal).rejects.toBe(undone);
  expect(await late).toEqual([200, undefined]);
});

test.each([
  ["answer", "quiz_enabled = false", 403, "QUIZ_DISABLED"],
  ["answer", "start_date = start_date + 9, end_date = end_date + 9", 403, "QUIZ_NOT_OPEN"],
  ["answer", "name = 'Shawwal'", 200, undefined],
  ["submit", "quiz_enabled = false", 403, "QUIZ_DISABLED"],
  ["submit", "start_date = start_date + 9, end_date = end_date + 9", 403, "QUIZ_NOT_OPEN"],
  ["submit", "points_per_reading = 5", 400, "POINTS_DIFFER"],
  ["submit", "graded_only = true", 403, "GRADED_ONLY"],
  ["complete", "quiz_enabled = false", 403, "QUIZ_DISABLED"],
] as const)("%s knows no other cycle than there is: %s", async (what, change, status, code) => {
  await knownToBilal();
  await answerDay4();
  await sql.unsafe(`update cycle set ${change}`);
  expect(await send(what)).toEqual([status, code]);
});

test("a cycle that is known to take graded results only takes no other", async () => {
  await startCycle(amina, { members: [bilal], settings: { gradedOnly: true } });
  await bilal.send("GET /api/cycles/1/quiz/5");
  expect(await send("submit")).toEqual([403, "GRADED_ONLY"]);
  expect(await sql`select from quiz_result`).toEqual([]);
});

test("a cycle that was removed by another process takes nothing", async () => {
  await startCycle(amina, { members: [bilal] });
  await bilal.send("GET /api/cycles/1/quiz/3");
  expect((await elsewhere(amina).send("DELETE /api/cycles/1")).status).toBe(204);
  const before = await quizTables(sql);
  for (const what of ["answer", "submit"] as const)
    expect(await send(what)).toEqual([404, "CYCLE_NOT_FOUND"]);
  expect(await quizTables(sql)).toEqual(before);
});

test("a disabled account is signed out, however well it is known", async () => {
  await knownToBilal();
  await sql`update app_user set disabled_at = now() where id = ${bilal.id}`;
  const before = await quizTables(sql);
  for (const what of ["answer", "submit"] as const)
    expect(await send(what)).toEqual([401, "UNAUTHORIZED"]);
  expect(await quizTables(sql)).toEqual(before);
});

test("a day opens at midnight, also to who was refused the day before", async () => {
  await knownToBilal();
  const day11 = ["POST /api/cycles/1/submit-quiz", report(11, [1, 1, 1])] as const;
  expect(outcome(await bilal.send(...day11))).toEqual([403, "QUIZ_NOT_OPEN"]);
  now = Date.parse("2026-03-11T00:00:00.000Z");
  expect(outcome(await bilal.send(...day11))).toEqual([200, undefined]);
  expect(await sql`select day from quiz_result`).toEqual([{ day: 11 }]);
});

test("a cycle that has ended still takes its days", async () => {
  await startCycle(amina, { members: [bilal], startDate: "2025-01-01" });
  await bilal.send("GET /api/cycles/1/quiz/300");
  const { status, body } = await bilal.send(
    "POST /api/cycles/1/submit-quiz",
    report(300, [1, 0, 1]),
  );
  expect([status, body]).toEqual([
    200,
    { cycleId: 1, selfReported: true, completedAt: AT, ...report(300, [1, 0, 1]) },
  ]);
});

test("of concurrent answers through two processes one counts, and all get its grade", async () => {
  await knownToBilal();
  const second = elsewhere(bilal);
  for (const one of [second, bilal]) await one.send("GET /api/cycles/1/quiz/3");
  const answers = await Promise.all(
    [0, 1, 2, 3, 0, 1, 2, 3].map((choice, index) =>
      (index % 2 ? bilal : second).send("POST /api/cycles/1/quiz/3/answers", {
        questionId: "3-reading",
        choice,
      }),
    ),
  );
  const rows = await sql`
    select choice, is_correct, points from quiz_answer where day = 3 and user_id = ${bilal.id}`;
  expect(rows).toHaveLength(1);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toEqual(answers[0]?.body);
    expect(body).toMatchObject(rows[0] ?? {});
  }
});
