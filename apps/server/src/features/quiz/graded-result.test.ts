import { beforeEach, expect, test } from "vitest";
import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import { useApp } from "../../../test/use-app.ts";
import { answer, answerAll, report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { usePeople } from "../../../test/people.ts";
import { quizTables } from "../../../test/quiz-tables.ts";

const AT = "2026-03-10T12:00:00.000Z";
const now = (): number => Date.parse(AT);
const QUIZ = "/api/cycles/1/quiz/3";
const SUBMIT = "POST /api/cycles/1/submit-quiz";

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal } = usePeople(running, "amina", "bilal");
// The first quiz indexes the whole text, which a busy machine may take its time for.
beforeEach(async () => {
  await startCycle(amina, { members: [bilal] });
  await amina.send(`GET ${QUIZ}`);
});

test("a quiz is completed with the points of its answers", async () => {
  const right = await answerAll(amina, [0, 0, 0]);
  const [reading = 0, translation = 0, tafseer = 0] = right;
  await answerAll(bilal, [reading, (translation + 1) % 4, tafseer]);
  const { status, body } = await bilal.mutate("quiz.complete", { cycleId: 1, day: 3 });
  const result = {
    cycleId: 1,
    day: 3,
    totalPoints: 4,
    readingQuizzes: 1,
    translationQuizzes: 0,
    tafseerQuizzes: 1,
    selfReported: false,
    completedAt: AT,
  };
  expect([status, body.result.data.json]).toEqual([200, result]);
  expect((await bilal.send(`GET ${QUIZ}`)).body.result).toEqual(result);
  const before = await quizTables(sql);
  const again = await bilal.mutate("quiz.complete", { cycleId: 1, day: 3 });
  expect(again.body.result.data.json).toEqual(result);
  const submitted = await bilal.send(SUBMIT, report(3, [1, 0, 1]));
  expect([submitted.status, submitted.body]).toEqual([200, result]);
  expect(await quizTables(sql)).toEqual(before);
});

test("a report that agrees with the graded answers completes the day as graded", async () => {
  const right = await answerAll(amina, [0, 0, 0]);
  await answerAll(bilal, right);
  const { body } = await bilal.send(SUBMIT, report(3, [1, 1, 1]));
  expect(body).toMatchObject({ totalPoints: 6, selfReported: false });
});

test.each(["before", "after"])(
  "a report that claims otherwise is refused %s the day is complete",
  async (when) => {
    const right = await answerAll(amina, [0, 0, 0]);
    await answerAll(bilal, right);
    if (when === "after") await bilal.send(SUBMIT, report(3, [1, 1, 1]));
    const before = await quizTables(sql);
    const { status, body } = await bilal.send(SUBMIT, report(3, [1, 1, 0]));
    expect([status, body]).toEqual([
      409,
      {
        error: "The answers that were graded here earned another result than this one.",
        code: "RESULT_DIFFERS",
      },
    ]);
    expect(await quizTables(sql)).toEqual(before);
  },
);

test("after one graded answer the rest must be graded too", async () => {
  await answer(bilal, "3-reading", 0);
  const before = await quizTables(sql);
  const refusal = {
    error: "Answer every question of this quiz first.",
    code: "QUIZ_INCOMPLETE",
  };
  const submitted = await bilal.send(SUBMIT, report(3, [1, 1, 1]));
  expect([submitted.status, submitted.body]).toEqual([409, refusal]);
  const completed = await bilal.mutate("quiz.complete", { cycleId: 1, day: 3 });
  expect([completed.status, completed.body.error.json.data.errorCode]).toEqual([
    409,
    "QUIZ_INCOMPLETE",
  ]);
  expect(await quizTables(sql)).toEqual(before);
});

test("a cycle with graded results only accepts those", async () => {
  const { cycleId } = await startCycle(amina, { settings: { gradedOnly: true } });
  const path = `/api/cycles/${cycleId}/quiz/3`;
  const right = [0, 0, 0];
  for (const [index, type] of QUESTION_TYPES.entries()) {
    const { body } = await amina.send(`POST ${path}/answers`, {
      questionId: `3-${type}`,
      choice: 0,
    });
    right[index] = body.isCorrect ? 1 : 0;
  }
  const [reading = 0, translation = 0, tafseer = 0] = right;
  const { status, body } = await amina.send(
    `POST /api/cycles/${cycleId}/submit-quiz`,
    report(3, [reading, translation, tafseer]),
  );
  expect([status, body.selfReported]).toEqual([200, false]);
});
