import type { Growth, GrowthWorld } from "./growth.ts";

const DAYS = 3;
const TYPES = ["reading", "translation", "tafseer"];
const EARNED = { totalPoints: 6, readingQuizzes: 1, translationQuizzes: 1, tafseerQuizzes: 1 };

/** A cycle of a group of two. */
async function withCycle(
  { amina, bilal }: GrowthWorld,
  startDate: string,
  act: (cycle: string) => Promise<void>,
): Promise<void> {
  const { body: group } = await amina.send("POST /api/groups", { name: "Fajr" });
  await bilal.send(`POST /api/groups/${group.id}/join`);
  const settings = { name: "First", startDate };
  const { body: cycle } = await amina.send(`POST /api/groups/${group.id}/cycles`, settings);
  await act(`/api/cycles/${cycle.id}`);
}

/** A cycle whose third day is today, and what a person sends for each of its days and the next, twice. */
async function onEachDay(
  world: GrowthWorld,
  act: (person: GrowthWorld["amina"], cycle: string, day: number) => Promise<unknown>,
): Promise<void> {
  const { amina, bilal } = world;
  await withCycle(world, "2026-03-03", async (cycle) => {
    for (let day = 1; day <= DAYS + 1; day += 1)
      for (const person of [amina, bilal, amina]) await act(person, cycle, day);
  });
}

const openQuiz: Parameters<typeof onEachDay>[1] = (person, cycle, day) =>
  person.send(`GET ${cycle}/quiz/${day}`);

const submitQuiz: Parameters<typeof onEachDay>[1] = (person, cycle, day) =>
  person.send(`POST ${cycle}/submit-quiz`, { day, ...EARNED });

const checkIn: Parameters<typeof onEachDay>[1] = (person, cycle, day) =>
  person.send(`POST ${cycle}/check-ins`, { day });

/** A question of nearly the most bytes. */
const questionOf = (at: number) => ({
  id: `1-${at}`,
  day: 1,
  verses: ["1:1"],
  answer: 0,
  bn: {
    question: `${"\u0995".repeat(169)}?`,
    options: ["\u0995", "\u0996", "\u0997", "\u0998"].map((letter) => letter.repeat(80)),
    explanation: `${"\u0995".repeat(414)} 1:1`,
  },
});

const MOST_OF_AUTHOR = 1_000;

/** What members leave in a cycle: each row has a day that is open, or a member. */
export const GROWTH_OF_QUIZZES: readonly Growth[] = [
  {
    table: "kept_quiz",
    by: "opening the quiz of a day for the first time in a cycle",
    bound:
      "a row a cycle and open day, whoever opens it, at most 300 new ones an account and day; no two cycles draw the same questions; goes with the cycle",
    rows: DAYS,
    rowBytes: 8_000,
    bells: 1,
    grow: (world) => onEachDay(world, openQuiz),
  },
  {
    table: "own_question",
    by: "an admin's questions for days of a cycle",
    bound: "1,000 of an author; nothing of a day whose quiz is stored; goes with the cycle",
    rows: MOST_OF_AUTHOR,
    rowBytes: 4_000,
    bells: 1,
    grow: (world) =>
      withCycle(world, "2026-03-03", async (cycle) => {
        for (const from of [0, 250, 500, 750, 1000, 1001])
          await world.amina.send(`POST ${cycle}/questions`, {
            questions: Array.from({ length: 250 }, (_, at) => questionOf(from + at)),
          });
      }),
  },
  {
    table: "quiz_answer",
    by: "answering questions",
    bound: "a row a person and question, three a day of a cycle; the first stands",
    rows: DAYS * 2 * TYPES.length,
    rowBytes: 70,
    bells: 1,
    grow: (world) =>
      onEachDay(world, async (person, cycle, day) => {
        for (const type of TYPES)
          for (const choice of [0, 1])
            await person.send(`POST ${cycle}/quiz/${day}/answers`, {
              questionId: `${day}-${type}`,
              choice,
            });
      }),
  },
  {
    table: "quiz_result",
    by: "finishing quizzes",
    bound: "a row a person and day of a cycle; the first stands",
    rows: DAYS * 2,
    rowBytes: 70,
    bells: 2,
    grow: (world) => onEachDay(world, submitQuiz),
  },
  {
    table: "standing",
    by: "finishing quizzes",
    bound: "a row a member and cycle",
    rows: 2,
    rowBytes: 100,
    bells: 2,
    grow: (world) => onEachDay(world, submitQuiz),
  },
  {
    table: "standing_bucket",
    by: "finishing quizzes",
    bound: "a row a cycle and number of points",
    rows: DAYS,
    rowBytes: 40,
    bells: 2,
    grow: (world) => onEachDay(world, submitQuiz),
  },
  {
    table: "check_in",
    by: "checking in",
    bound: "a row a person and cycle",
    rows: 2,
    rowBytes: 80,
    bells: 1,
    grow: (world) => onEachDay(world, checkIn),
  },
  {
    table: "check_in_start",
    by: "the first check-in of a cycle",
    bound: "a row a cycle",
    rows: 1,
    rowBytes: 32,
    bells: 1,
    grow: (world) => onEachDay(world, checkIn),
  },
];
