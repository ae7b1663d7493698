import { GENERATOR_VERSION } from "@daily-quran/quiz-questions/day-quiz/build-day-quiz";
import { findKeptQuiz, insertKeptQuiz, type KeptQuiz } from "./kept-quiz.sql.ts";
import type { QuizContext } from "./open-quiz.ts";
import type { QuizKey } from "../../request/quiz-book.ts";

/** The stored questions of a day; if there are none yet, stores the current ones. */
export async function keepQuiz(
  { sql, quizzes }: QuizContext,
  key: Omit<QuizKey, "language">,
  now: number,
): Promise<KeptQuiz> {
  const cycleDay = { cycleId: key.cycle.id, day: key.day };
  const known = await findKeptQuiz(sql, cycleDay);
  if (known) return known;
  const built = {
    maker: GENERATOR_VERSION,
    questions: {
      en: await quizzes.questionsOf({ ...key, language: "en" }),
      bn: await quizzes.questionsOf({ ...key, language: "bn" }),
    },
  };
  const keptAt = new Date(now).toISOString();
  if (await insertKeptQuiz(sql, cycleDay, { ...built, keptAt })) return built;
  // A concurrent answer stored its questions first: use those.
  return (await findKeptQuiz(sql, cycleDay)) ?? built;
}
