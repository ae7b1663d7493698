import { expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { usePeople } from "../../../test/people.ts";

const now = (): number => Date.UTC(2026, 2, 10, 12);

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal } = usePeople(running, "amina", "bilal");

const CYCLE = "/api/cycles/1";
const remove = async () => {
  const { status, body } = await amina.send(`DELETE ${CYCLE}`);
  return body?.code ?? status;
};
const removable = async () => {
  const { body } = await amina.send("GET /api/groups/1/cycles");
  return body.map(({ id, isRemovable }: { id: number; isRemovable: boolean }) => [id, isRemovable]);
};
const answer = () =>
  bilal.send(`POST ${CYCLE}/quiz/1/answers`, { questionId: "1-reading", choice: 0 });

test("a cycle that nobody has taken a quiz in is removed, and said to be in the group's history", async () => {
  await startCycle(amina, { members: [bilal], startDate: "2025-03-01" });
  await amina.send("POST /api/groups/1/cycles", { name: "Spring", startDate: "2026-03-01" });
  // Reading a quiz is not taking it.
  await bilal.send("GET /api/cycles/2/quiz/1");
  expect(await removable()).toEqual([
    [2, true],
    [1, true],
  ]);
  expect(await remove()).toBe(204);
  expect(await removable()).toEqual([[2, true]]);
  const { body: events } = await amina.send("GET /api/groups/1/events");
  expect(events[0]).toMatchObject({
    kind: "cycleRemoved",
    actor: { id: amina.id, username: "amina" },
    detail: "Ramadan",
  });
  expect(await remove()).toBe("CYCLE_NOT_FOUND");
});

test("an answer keeps the cycle, and so does a result of another client", async () => {
  await startCycle(amina, { members: [bilal] });
  expect((await answer()).status).toBe(200);
  expect(await removable()).toEqual([[1, false]]);
  const { status, body } = await amina.send(`DELETE ${CYCLE}`);
  expect([status, body]).toEqual([
    409,
    {
      error: "Members have begun with this reading cycle, so it can't be removed any more.",
      code: "CYCLE_IN_USE",
    },
  ]);
  await sql`delete from quiz_answer`;
  await complete(bilal, 2);
  expect([await remove(), await removable()]).toEqual(["CYCLE_IN_USE", [[1, false]]]);
  expect(await sql`select from standing`).toHaveLength(1);
});

test.each([
  [true, 204, 0],
  [false, "CYCLE_IN_USE", 1],
])(
  "where quizzes are on (%s), a check-in makes removing the cycle %s",
  async (quizEnabled, outcome, left) => {
    await startCycle(amina, { members: [bilal], settings: { quizEnabled } });
    await bilal.send(`POST ${CYCLE}/check-ins`, { day: 1 });
    expect(await remove()).toBe(outcome);
    expect(await sql`select from check_in`).toHaveLength(left);
    expect(await sql`select from check_in_start`).toHaveLength(left);
  },
);

test("an answer that is being stored is waited for, and keeps the cycle", async () => {
  await startCycle(amina, { members: [bilal] });
  const { removal } = await sql.begin(async (held) => {
    await held`
      insert into quiz_answer (cycle_id, user_id, day, type, choice, is_correct, points, answered_at)
      values (1, ${bilal.id}, 1, 'reading', 0, true, 1, now())`;
    const pending = remove();
    await untilWaiting(sql);
    return { removal: pending };
  });
  expect(await removal).toBe("CYCLE_IN_USE");
  expect(await sql`select from quiz_answer`).toHaveLength(1);
});

test.each([
  ["the first answer of a day", answer],
  [
    "a later answer of a day",
    () => bilal.send(`POST ${CYCLE}/quiz/2/answers`, { questionId: "2-reading", choice: 0 }),
  ],
  ["a result", () => bilal.send(`POST ${CYCLE}/submit-quiz`, report(1, [1, 1, 1]))],
  ["a check-in", () => bilal.send(`POST ${CYCLE}/check-ins`, { day: 1 })],
])(
  "%s that comes while the cycle is removed is refused, and is stored nowhere",
  async (_, send) => {
    await startCycle(amina, { members: [bilal] });
    // The questions of day 2 are stored already.
    await amina.send(`POST ${CYCLE}/quiz/2/answers`, { questionId: "2-reading", choice: 0 });
    const { late } = await sql.begin(async (held) => {
      await held`delete from cycle where id = 1`;
      const pending = send();
      await untilWaiting(sql);
      return { late: pending };
    });
    const { status, body } = await late;
    expect([status, body.code]).toEqual([404, "CYCLE_NOT_FOUND"]);
    for (const table of ["kept_quiz", "quiz_answer", "quiz_result", "standing", "check_in"])
      expect(await sql`select from ${sql(table)}`).toEqual([]);
  },
);
