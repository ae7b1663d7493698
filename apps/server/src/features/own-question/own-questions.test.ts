import { beforeEach, expect, test } from "vitest";
import { startCycle } from "../../../test/cycles.ts";
import { useDatabase } from "../../../test/database.ts";
import { untilWaiting } from "../../../test/lock-wait.ts";
import { insertUsers, people, type Person, signedIn } from "../../../test/people.ts";
import { useApp } from "../../../test/use-app.ts";
import { FAULTS } from "@daily-quran/quran-text/quiz-bank/bank-faults";
import { fields as bengaliFields } from "@daily-quran/domain/texts/bn/fields";
import { faults } from "../../texts/bn/faults.ts";
import { FAULTS_BESIDE } from "./question-faults.ts";
import { readReports } from "../report/review-reports.ts";

const QUESTION = {
  id: "3-what-they-buy",
  day: 3,
  verses: ["2:41", "2:42"],
  answer: 1,
  inPlaceOf: "tafseer",
  en: {
    question: "For what are the signs not to be exchanged?",
    options: ["A long journey", "A small price", "A high house", "A good name"],
    explanation: "They are told not to take a small price for the signs (2:41).",
  },
};
const other = (id: string, over: object = {}) => ({ ...QUESTION, id: `3-${id}`, ...over });
const about = (verse: string) => ({
  verses: [verse],
  en: { ...QUESTION.en, explanation: `The verse says so by its own words (${verse}).` },
});

let at = Date.UTC(2026, 2, 10, 12);
const sql = useDatabase();
const app = useApp(sql, { now: () => at });
// A process never asks again for a quiz that it has read: each test has a cycle of another number.
let cycleId = 0;
let amina: Person;
let bilal: Person;

beforeEach(async () => {
  at = Date.UTC(2026, 2, 10, 12);
  ({ amina, bilal } = await people(app, "amina", "bilal"));
  await sql`select setval(pg_get_serial_sequence('cycle', 'id'), ${cycleId + 10})`;
  ({ cycleId } = await startCycle(amina, { members: [bilal] }));
});

const questionsPath = () => `/api/cycles/${cycleId}/questions` as const;
const quizPath = (day: number) => `/api/cycles/${cycleId}/quiz/${day}` as const;

const save = (...questions: object[]) => amina.send(`POST ${questionsPath()}`, { questions });
const page = async (input: object = {}) =>
  (await amina.query("ownQuestion.list", { cycleId, ...input })).body.result.data.json;
const remove = (id: string) => amina.mutate("ownQuestion.remove", { cycleId, id });
const listed = async () => (await page()).items;
const ids = async () => (await listed()).map(({ id }: { id: string }) => id);
const quizOf = async (day = 3, query = "") =>
  (await bilal.send(`GET ${quizPath(day)}${query}`)).body.questions;

const report = (person: Person, number: number) =>
  person.send("POST /api/reports", {
    id: `44444444-4444-4444-8444-44444444444${number}`,
    about: { kind: "question", cycleId, day: 3, questionId: "3-tafseer" },
    shown: "For what are the signs not to be exchanged?",
    message: `Fault ${number}`,
  });

test("an admin's question is asked in place of the third, with its author, and graded", async () => {
  expect((await save(QUESTION)).status).toBe(204);
  const [, , third] = await quizOf();
  expect(third).toMatchObject({
    id: "3-tafseer",
    type: "tafseer",
    points: 3,
    own: { author: "amina", language: "en" },
    question: QUESTION.en.question,
  });
  expect(new Set(third.options)).toEqual(new Set(QUESTION.en.options));
  const { body } = await bilal.send(`POST ${quizPath(3)}/answers`, {
    questionId: "3-tafseer",
    choice: third.options.indexOf("A small price"),
  });
  expect(body).toMatchObject({ isCorrect: true, points: 3, explanation: QUESTION.en.explanation });
  expect(body.cites).toMatchObject({ surahNumber: 2, verseNumber: 41 });
  const [, , inBengali] = await quizOf(3, "?language=bn");
  expect(inBengali).toMatchObject({ question: QUESTION.en.question, own: { language: "en" } });
});

test("the words of each fault are there in Bengali", () => {
  const said = [...Object.values(FAULTS), ...Object.values(FAULTS_BESIDE)];
  const bengali = { ...bengaliFields, ...faults };
  expect(said.filter((message) => !(message in bengali))).toEqual([]);
});

test("three of one's own leave none of the built-in ones, and more are not asked", async () => {
  const places = ["reading", "translation", "tafseer"];
  await save(
    ...places.map((inPlaceOf) => other(`own-${inPlaceOf}`, { inPlaceOf })),
    other("spare", { inPlaceOf: undefined }),
  );
  const questions = await quizOf();
  expect(questions.map(({ type, points, own }: never) => [type, points, own])).toEqual(
    places.map((place, index) => [place, index + 1, { author: "amina", language: "en" }]),
  );
});

test("a place has one question, whose text nobody loses; those of one file may change places", async () => {
  await save(QUESTION, other("second", { inPlaceOf: "reading" }));
  const { body } = await save(other("third"));
  expect(body.issues).toEqual([
    { path: "questions.0.inPlaceOf", message: "Another question is asked in this place." },
  ]);
  expect((await save(other("second"), { ...QUESTION, inPlaceOf: "reading" })).status).toBe(204);
  expect((await listed()).map(({ id, inPlaceOf }: never) => [id, inPlaceOf])).toEqual([
    ["3-second", "tafseer"],
    [QUESTION.id, "reading"],
  ]);
  const another = await startCycle(amina);
  const { body: quiz } = await amina.send(`GET /api/cycles/${another.cycleId}/quiz/3`);
  expect(quiz.questions.map(({ own }: never) => own)).toEqual([undefined, undefined, undefined]);
});

test("the author is who wrote the text as it is", async () => {
  await save(QUESTION);
  await amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role: "admin" });
  const saveAsBilal = (question: object) =>
    bilal.send(`POST ${questionsPath()}`, { questions: [question] });
  await saveAsBilal({ ...QUESTION, inPlaceOf: "reading" });
  expect((await listed())[0].author).toBe("amina");
  await saveAsBilal({ ...QUESTION, answer: 2 });
  expect((await listed())[0].author).toBe("bilal");
});

test("an opened quiz keeps its questions: nothing of its day is written any more", async () => {
  await save(QUESTION, other("later", { day: 4, ...about("2:60") }));
  const before = await quizOf();
  const fault = "The quiz of this day has been opened: its questions stay.";
  for (const [index, changed] of [
    other("new", { inPlaceOf: "reading" }),
    { ...QUESTION, answer: 2 },
    { ...QUESTION, day: 4, inPlaceOf: "reading", ...about("2:60") },
  ].entries()) {
    const { status, body } = await save(other("fine", { day: 5, ...about("2:70") }), changed);
    expect([index, status, body.issues]).toEqual([
      index,
      400,
      [{ path: "questions.1.day", message: fault }],
    ]);
  }
  expect((await remove(QUESTION.id)).body.error.json.data.errorCode).toBe("QUESTION_NOT_FOUND");
  expect(await ids()).toEqual([QUESTION.id, "3-later"]);
  expect((await save(QUESTION)).status, "what changes nothing").toBe(204);
  expect((await remove("3-later")).status).toBe(200);
  expect(await quizOf()).toEqual(before);
});

test("a quiz that is stored while an admin changes a question has it as it is then listed", async () => {
  await save(QUESTION);
  const { quiz } = await sql.begin(async (admin) => {
    // As an admin's write does.
    await admin`select from cycle where id = ${cycleId} for update`;
    const pending = quizOf();
    await untilWaiting(sql);
    await admin`
      update own_question set question = jsonb_set(question, '{en,question}', '"And which price?"')
      where cycle_id = ${cycleId}`;
    return { quiz: pending };
  });
  expect((await quiz)[2].question).toBe("And which price?");
  const [{ en, isOpened }] = await listed();
  expect([en.question, isOpened]).toEqual(["And which price?", true]);
});

const bad = (over: object) => ({ en: { ...QUESTION.en, ...over } });

test.each<[string, object, string, string]>([
  [
    "of another day",
    { verses: ["2:41", "3:1"] },
    "verses.1",
    "This verse is not of the day's reading.",
  ],
  [
    "two options alike",
    bad({ options: ["A", "b", "a ", "c"] }),
    "en.options",
    "Two of the options are the same.",
  ],
  ["three options", bad({ options: ["A", "b", "c"] }), "en.options", "Write four options."],
  [
    "a long option",
    bad({ options: ["A".repeat(60), "b", "c", "d"] }),
    "en.options",
    "One option is much longer than another, so it stands out.",
  ],
  [
    "a word that is denied",
    bad({ explanation: "A hadith says that the price is small (2:41)." }),
    "en.explanation",
    "This has a word of a hadith, a commentary, a school or an insult: ask what the verses say.",
  ],
  [
    "no verse in its explanation",
    bad({ explanation: "The price is a small one." }),
    "en.explanation",
    "An explanation names its verse, such as 12:18.",
  ],
  ["no text", { en: undefined }, "en", "Write it in English or in Bengali."],
  ["no answer", { answer: 4 }, "answer", "Say which option is right."],
])(
  "a question with %s is refused by its field, and nothing of the file is taken",
  async (_, over, path, message) => {
    const { status, body } = await save(
      other("sound"),
      other("bad", { inPlaceOf: "reading", ...over }),
    );
    expect([status, body.issues]).toEqual([400, [{ path: `questions.1.${path}`, message }]]);
    expect(await ids()).toEqual([]);
  },
);

test("admins see what was chosen from five answers on, by the options as they are written", async () => {
  await save(QUESTION);
  const [, , { options }] = await quizOf();
  const choices = [
    "A small price",
    "A small price",
    "A good name",
    "A long journey",
    "A small price",
  ];
  const members = await insertUsers(app, ["m1", "m2", "m3", "m4", "m5"]);
  for (const [index, { id }] of members.entries()) {
    const member = await signedIn(app, id);
    await member.send("POST /api/groups/1/join");
    expect((await listed())[0].chosen).toBe(undefined);
    await member.send(`POST ${quizPath(3)}/answers`, {
      questionId: "3-tafseer",
      choice: options.indexOf(choices[index]),
    });
  }
  expect((await listed())[0].chosen).toEqual([1, 3, 0, 1]);
});

test("a member's report reaches the admins, without a name, and not the operator", async () => {
  await save(QUESTION);
  const { cara } = await people(app, "cara");
  await quizOf();
  for (const number of [1, 2, 3, 4, 4]) expect((await report(bilal, number)).status).toBe(201);
  // She is not of the group.
  expect((await report(cara, 5)).status).toBe(201);
  const [question] = await listed();
  expect([question.faultCount, question.faults]).toEqual([4, ["Fault 4", "Fault 3"]]);
  expect((await readReports(sql, true)).map(({ message }) => message)).toEqual(["Fault 5"]);
  const { body } = await amina.send("GET /api/notifications");
  expect(body[0]).toMatchObject({
    title: "A fault in a question",
    message: "A member found a fault in the question of “Fajr” on day 3.",
    link: "/groups/1?tab=assignments",
  });
});

test("questions go with their group, and lose their author with the account", async () => {
  await amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role: "admin" });
  await bilal.send(`POST ${questionsPath()}`, { questions: [QUESTION] });
  await amina.send(`PATCH /api/groups/1/members/${bilal.id}`, { role: "member" });
  const demoted = await bilal.send(`POST ${questionsPath()}`, { questions: [QUESTION] });
  expect([demoted.status, demoted.body.code]).toEqual([403, "ADMIN_ONLY"]);
  for (const refused of [
    await bilal.query("ownQuestion.list", { cycleId }),
    await bilal.mutate("ownQuestion.remove", { cycleId, id: QUESTION.id }),
  ])
    expect(refused.body.error.json.data.errorCode).toBe("ADMIN_ONLY");
  await quizOf();
  await report(amina, 1);
  expect(await sql`select own_question from report`).toEqual([{ ownQuestion: QUESTION.id }]);
  await sql`delete from app_user where id = ${bilal.id}`;
  const { body } = await amina.send(`GET ${quizPath(3)}`);
  expect(body.questions[2].own).toEqual({ language: "en" });
  await sql`delete from reading_group`;
  expect(await sql`select from own_question`).toEqual([]);
  expect(await sql`select from report`).toEqual([]);
});

test("a cycle's questions come by day, page by page", async () => {
  await save(
    other("b", { day: 4, ...about("2:60") }),
    QUESTION,
    other("a", { day: 4, ...about("2:60"), inPlaceOf: undefined }),
  );
  expect(await ids()).toEqual([QUESTION.id, "3-a", "3-b"]);
  const first = await page({ limit: 2 });
  expect([first.items.map(({ id }: never) => id), first.total]).toEqual([[QUESTION.id, "3-a"], 3]);
  const second = await page({ limit: 2, cursor: first.nextCursor });
  expect(second.items.map(({ id }: never) => id)).toEqual(["3-b"]);
  expect([second.total, second.nextCursor]).toEqual([3, null]);
});
