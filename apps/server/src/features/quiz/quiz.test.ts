import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GENERATOR_VERSION } from "@daily-quran/quiz-questions/day-quiz/build-day-quiz";
import { type RunningApp, startApp } from "../../../test/app.ts";
import { answer, answerAll, startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { people, type Person } from "../../../test/people.ts";
import { quizTables } from "../../../test/quiz-tables.ts";
import { testSettings } from "../../../test/settings.ts";
import { type Visitor, visitor } from "../../../test/visitor.ts";

const AT = "2026-03-10T12:00:00.000Z";
const now = (): number => Date.parse(AT);
const QUIZ = "/api/cycles/1/quiz/3";

let running: RunningApp;
let amina: Person;
let bilal: Person;
const sql = useDatabase();

beforeAll(async () => {
  running = await startApp(sql, { now, settings: testSettings() });
});
// The first quiz indexes the whole text, which a busy machine may take its time for.
beforeEach(async () => {
  ({ amina, bilal } = await people(running, "amina", "bilal"));
  await startCycle(amina, { members: [bilal] });
  await amina.send(`GET ${QUIZ}`);
});
const others: RunningApp[] = [];

afterAll(() => Promise.all([running, ...others].map((app) => app.close())));

/** The same session on a server that has just started, and remembers no quiz. */
async function afterRestart(person: Person): Promise<Visitor> {
  const other = await startApp(sql, { now, settings: testSettings() });
  others.push(other);
  const again = visitor(other.url);
  for (const [name, value] of person.cookies) again.cookies.set(name, value);
  return again;
}

interface Shown {
  readonly id: string;
  readonly options: string[];
}

const quizOf = async (person: Visitor, query = "") =>
  (await person.send(`GET ${QUIZ}${query}`)).body;

test("a quiz has one question of each type, without the right answers", async () => {
  const { status, body } = await bilal.send(`GET ${QUIZ}`);
  expect(status).toBe(200);
  const { questions, ...rest } = body;
  expect(rest).toEqual({
    groupId: 1,
    cycleId: 1,
    day: 3,
    language: "en",
    hasLeaderboard: true,
    maximumPoints: 6,
  });
  expect(questions.map(({ id, type, points }: never) => [id, type, points])).toEqual([
    ["3-reading", "reading", 1],
    ["3-translation", "translation", 2],
    ["3-tafseer", "tafseer", 3],
  ]);
  const shown = ["id", "options", "passages", "points", "question", "type"];
  expect(questions.map(({ topic }: never) => topic)).toEqual([
    undefined,
    "understanding",
    "understanding",
  ]);
  for (const { verse: _, translations: __, topic: ___, ...question } of questions) {
    expect(Object.keys(question).sort()).toEqual(shown);
    expect(new Set(question.options).size).toBe(4);
  }
});

test("a group's admin sees no key either, nor through the typed API", async () => {
  const { questions } = await quizOf(amina);
  expect(questions).toEqual((await quizOf(bilal)).questions);
  const { body } = await amina.query("quiz.get", { cycleId: 1, day: 3 });
  expect(body.result.data.json.questions).toEqual(questions);
});

const texts = (list: Shown[]) => list.map(({ options }) => options);

test("another cycle asks other questions, the other language the same ones", async () => {
  await startCycle(amina);
  const other = await amina.send("GET /api/cycles/2/quiz/3");
  const { questions } = await quizOf(amina);
  expect(texts(other.body.questions)).not.toEqual(texts(questions));
  const bengali = await quizOf(amina, "?language=bn");
  expect(bengali.language).toBe("bn");
  expect(bengali.questions.map(({ id }: Shown) => id)).toEqual(
    questions.map(({ id }: Shown) => id),
  );
  expect(bengali.questions[0].question).toMatch(/\p{Script=Bengali}/u);
  const languages = ["", "?language=en"].map(async (query) => {
    const path = `GET /api/cycles/1/quiz/3${query}`;
    return (await amina.send(path, undefined, { "accept-language": "bn-BD" })).body.language;
  });
  expect(await Promise.all(languages)).toEqual(["bn", "en"]);
});

test("an answer is graded, says where each option is from, and a member who comes back continues with the next question", async () => {
  const [right = 0] = await answerAll(amina, [0, 0, 0]);
  const wrong = (right + 1) % 4;
  const { status, body } = await answer(bilal, "3-reading", wrong);
  expect([status, body]).toEqual([
    200,
    {
      choice: wrong,
      isCorrect: false,
      points: 0,
      correctAnswer: right,
      explanation: expect.stringMatching(/^[^\p{Script=Bengali}]+$/u),
      references: [0, 1, 2, 3].map(() => expect.stringMatching(/^Al-Baqarah 2:/u)),
      cites: expect.objectContaining({ day: expect.any(Number) }),
    },
  ]);
  const { questions, result } = await quizOf(bilal);
  expect(questions.map((question: { answer?: object }) => question.answer)).toEqual([
    body,
    undefined,
    undefined,
  ]);
  expect(result).toBeUndefined();
  const again = await quizOf(bilal, "?language=bn");
  expect(again.questions[0].answer).toEqual({
    ...body,
    explanation: expect.stringMatching(/\p{Script=Bengali}/u),
    references: [0, 1, 2, 3].map(() => expect.stringMatching(/^সূরা আল-বাকারা ২:/u)),
    cites: {
      ...body.cites,
      reference: expect.stringMatching(/^সূরা /u),
      translation: expect.any(String),
    },
  });
});

test("a day keeps the questions that a member has seen, also with another version of the generator", async () => {
  const { questions } = await quizOf(await afterRestart(amina));
  const [kept] = await sql`select maker, questions from kept_quiz where cycle_id = 1 and day = 3`;
  expect(kept?.maker).toBe(GENERATOR_VERSION);
  // As from an older version of the generator.
  await sql`
    update kept_quiz set maker = 1, questions = jsonb_set(jsonb_set(questions,
      '{en,1,question}', '"An older question?"'), '{en,1,correctAnswer}', '3')`;
  const restarted = await afterRestart(bilal);
  const later = await quizOf(restarted);
  expect(later.questions[1].question).toBe("An older question?");
  expect(texts(later.questions)).toEqual(texts(questions));
  const graded = await answer(restarted, "3-translation", 3);
  expect(graded.body).toMatchObject({ isCorrect: true, points: 2, correctAnswer: 3 });
  expect(await sql`select maker from quiz_answer where type = 'translation'`).toEqual([
    { maker: 1 },
  ]);
});

test("an answer from before questions were stored keeps its points, without a question's text", async () => {
  await sql`
    insert into quiz_answer (cycle_id, user_id, day, type, choice, is_correct, points, answered_at)
    select 1, id, 3, 'reading', 2, true, 1, ${AT} from app_user where username = 'bilal'`;
  const [first, second] = (await quizOf(bilal)).questions;
  expect(first).toEqual({
    id: "3-reading",
    type: "reading",
    question: "",
    passages: [],
    options: [],
    points: 1,
    answer: {
      choice: 2,
      isCorrect: true,
      points: 1,
      correctAnswer: 2,
      explanation: "",
      isEarlier: true,
    },
  });
  expect(second.options).toHaveLength(4);
});

test("the first answer counts; a second one gets the grade of the first", async () => {
  const [right = 0] = await answerAll(amina, [0, 0, 0]);
  const first = await answer(bilal, "3-reading", (right + 1) % 4);
  const before = await quizTables(sql);
  const again = await answer(bilal, "3-reading", right);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await quizTables(sql)).toEqual(before);
});

test("of concurrent answers one counts, and all get its grade", async () => {
  const answers = await Promise.all(
    [0, 1, 2, 3, 0, 1, 2, 3].map((choice) => answer(bilal, "3-tafseer", choice)),
  );
  const [row] = await sql`select choice, is_correct, points from quiz_answer where day = 3`;
  expect(await sql`select from quiz_answer`).toHaveLength(1);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject(row ?? {});
    expect(body.isCorrect).toBe(body.choice === body.correctAnswer);
  }
});
