import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import { GENERATOR_VERSION } from "@daily-quran/quiz-questions/day-quiz/build-day-quiz";
import {
  findStoredQuiz,
  insertStoredQuiz,
  type StoredQuiz,
  lockCycleForQuiz,
} from "./stored-quiz.sql.ts";
import { cacheFor } from "../../content/cache-for.ts";
import type { Actor } from "../../request/actor.ts";
import { countDaily } from "../limit/count-daily.ts";
import { findAsked } from "../own-question/asked-questions.ts";
import type { QuizContext, QuizDay } from "./open-quiz.ts";
import type { QuizBook, QuizKey } from "../../request/quiz-book.ts";

// Both languages are 6 KB, and nearly all answers are to the quizzes of a few cycles' current days.
const MAX_CACHED = 200;

/** How many quizzes that nobody has opened yet one user may open on a UTC day: all past days of a cycle. */
const NEW_QUIZZES_PER_DAY = 300;

// What is stored never changes, so a copy is never old.
const cacheOf = cacheFor<QuizBook, LRUCache<string, StoredQuiz>>(
  () => new LRUCache({ max: MAX_CACHED }),
);

/** The stored questions of a day without a query, where the process has read them. */
export function cachedQuiz(
  { quizzes }: QuizContext,
  { cycleId, day }: QuizDay,
): StoredQuiz | undefined {
  return cacheOf(quizzes).get(`${cycleId}:${day}`);
}

/** The stored questions of a day, if a member has seen them. */
async function keptQuiz(
  context: QuizContext,
  { cycleId, day }: QuizDay,
): Promise<StoredQuiz | undefined> {
  const cached = cachedQuiz(context, { cycleId, day });
  if (cached) return cached;
  const kept = await findStoredQuiz(context.sql, { cycleId, day });
  if (kept) cacheOf(context.quizzes).set(`${cycleId}:${day}`, kept);
  return kept;
}

/**
 * The stored questions of a day; if there are none yet, stores the current ones. They are stored before they
 * are shown, so that nobody is graded by others: texts and commentaries may be replaced at any time. Throws
 * DAILY_LIMIT for who opens too many new ones.
 */
export async function keepQuiz(
  context: QuizContext,
  { userId, now }: Actor,
  key: QuizKey,
): Promise<StoredQuiz> {
  const cycleDay = { cycleId: key.cycle.id, day: key.day };
  const { sql, quizzes } = context;
  const known = await keptQuiz(context, cycleDay);
  if (known) return known;
  const daily = { userId, kind: "quiz", most: NEW_QUIZZES_PER_DAY, now } as const;
  return await countDaily(sql, daily, async () => {
    const keptAt = new Date(now).toISOString();
    for (;;) {
      const own = await findAsked(sql, cycleDay);
      const questions = await quizzes.questionsOf({ ...key, own });
      const built = { maker: GENERATOR_VERSION, questions };
      const isMade = await sql.begin(async (sql) => {
        await lockCycleForQuiz(sql, cycleDay.cycleId);
        const isSame = isDeepStrictEqual(await findAsked(sql, cycleDay), own);
        return isSame ? await insertStoredQuiz(sql, cycleDay, { ...built, keptAt }) : undefined;
      });
      // An admin has changed what the group asks meanwhile.
      if (isMade === undefined) continue;
      // A concurrent request may have stored its questions first: use those.
      const stored = isMade ? undefined : await keptQuiz(context, cycleDay);
      return { result: stored ?? built, isMade };
    }
  });
}
