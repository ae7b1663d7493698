import { beforeEach, expect, test } from "vitest";
import { useApp } from "../../../test/use-app.ts";
import { complete, report, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { about, faultIn } from "../../../test/faults.ts";
import { usePeople } from "../../../test/people.ts";
import { refusalsIn } from "../../../test/quiz-tables.ts";

const now = (): number => Date.UTC(2026, 2, 10, 23, 59, 59, 999);
const ANSWER = { questionId: "3-reading", choice: 0 };
const REPORT = report(3, [1, 1, 1]);

const sql = useDatabase();

const running = useApp(sql, { now });
const { amina, bilal } = usePeople(running, "amina", "bilal");
beforeEach(async () => {
  await startCycle(amina, { members: [bilal] });
  await complete(bilal, 1);
});

const refusals = refusalsIn(sql);

const COUNT = "A count of right answers is a whole number from 0.";
const POINTS = "The points are a whole number from 0.";

test.each([
  [{ readingQuizzes: -1 }, "readingQuizzes", COUNT],
  [{ translationQuizzes: 1.5 }, "translationQuizzes", COUNT],
  [{ tafseerQuizzes: Number.NaN }, "tafseerQuizzes", COUNT],
  [{ tafseerQuizzes: undefined }, "tafseerQuizzes", COUNT],
  [{ readingQuizzes: "1" }, "readingQuizzes", COUNT],
  [{ readingQuizzes: true }, "readingQuizzes", COUNT],
  [{ totalPoints: -6 }, "totalPoints", POINTS],
  [{ totalPoints: "6" }, "totalPoints", POINTS],
  [{ totalPoints: 6.5 }, "totalPoints", POINTS],
  [{ totalPoints: 1e300 }, "totalPoints", POINTS],
])("a report with %j is refused", async (part, path, message) => {
  const [answer] = await refusals(bilal, [
    ["POST /api/cycles/1/submit-quiz", { ...REPORT, ...part }],
  ]);
  expect([answer?.status, answer?.body]).toEqual([400, faultIn(path, message)]);
});

const IMPOSSIBLE = "A day has one question of each type: these counts are not possible.";
const OTHER_POINTS = "These counts earn other points under the settings of this cycle.";

test.each([
  [{ readingQuizzes: 99, totalPoints: 104 }, IMPOSSIBLE, "COUNTS_IMPOSSIBLE"],
  [{ tafseerQuizzes: 2, totalPoints: 9 }, IMPOSSIBLE, "COUNTS_IMPOSSIBLE"],
  [{ totalPoints: 5 }, OTHER_POINTS, "POINTS_DIFFER"],
  [{ totalPoints: 7 }, OTHER_POINTS, "POINTS_DIFFER"],
  [{ totalPoints: 0 }, OTHER_POINTS, "POINTS_DIFFER"],
  [{ readingQuizzes: 0 }, OTHER_POINTS, "POINTS_DIFFER"],
])("a report with %j does not add up", async (part, error, code) => {
  const [answer] = await refusals(bilal, [
    ["POST /api/cycles/1/submit-quiz", { ...REPORT, ...part }],
  ]);
  expect([answer?.status, answer?.body]).toEqual([
    400,
    {
      error,
      code,
      ...(code === "POINTS_DIFFER" && { issues: [{ path: "totalPoints", message: error }] }),
    },
  ]);
});

const CHOICE = "The choice is the number of an option, 0 to 3.";

test.each([
  [{ choice: -1 }, "choice", CHOICE],
  [{ choice: 4 }, "choice", CHOICE],
  [{ choice: 1.5 }, "choice", CHOICE],
  [{ choice: "0" }, "choice", CHOICE],
  [{ choice: undefined }, "choice", CHOICE],
  [{ questionId: undefined }, "questionId", "This is missing."],
  [{ questionId: 3 }, "questionId", "This must be text."],
  [{ questionId: "\0" }, "questionId", "This contains a character that is not text."],
  [{ questionId: "x".repeat(21) }, "questionId", "This is no question of a quiz."],
  [{ language: "ar" }, "language", "Choose en or bn."],
])("an answer with %j is refused", async (part, path, message) => {
  const [answer] = await refusals(bilal, [
    ["POST /api/cycles/1/quiz/3/answers", { ...ANSWER, ...part }],
  ]);
  expect([answer?.status, answer?.body]).toEqual([400, faultIn(path, message)]);
});

test("a quiz is not served in another language", async () => {
  const { status, body } = await bilal.send("GET /api/cycles/1/quiz/3?language=ar");
  expect([status, body.error]).toEqual([400, "Choose en or bn."]);
});

test("an answer to a question of another day or of none is refused", async () => {
  const answers = await refusals(
    bilal,
    ["2-reading", "3-hadith", "", "__proto__"].map((questionId) => [
      "POST /api/cycles/1/quiz/3/answers",
      { ...ANSWER, questionId },
    ]),
  );
  for (const { status, body } of answers)
    expect([status, body]).toEqual([
      404,
      about("questionId", {
        error: "This quiz has no such question.",
        code: "QUESTION_NOT_FOUND",
      }),
    ]);
});
