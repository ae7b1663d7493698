import { createHash } from "node:crypto";
import { allRight } from "../support/acknowledged.ts";
import type { Sql } from "../../server/src/db/client.ts";
import { findSessions } from "../../server/src/features/auth/session/session.sql.ts";
import { recordResultIf } from "../../server/src/features/leaderboard/record-results.ts";
import { answerQuestion } from "../../server/src/features/quiz/answer-question.ts";
import { insertAnswer } from "../../server/src/features/quiz/quiz.sql.ts";
import { submitQuiz } from "../../server/src/features/quiz/submit-quiz.ts";

/** Whose quiz of which day; the cycle and the group are the first. */
interface QuizOf {
  readonly userId: number;
  readonly day: number;
}

/** A call that writes: over HTTP, by its use-case, and as the one statement of it that writes. */
export interface QuizCall {
  readonly name: "quiz-answer" | "quiz-result";
  readonly request: (day: number) => { path: string; body: unknown };
  /** With the look-up of the session, as a request has it. */
  readonly whole: (sql: Sql, token: string, quiz: QuizOf) => Promise<unknown>;
  readonly statement: (sql: Sql, quiz: QuizOf & { readonly version: string }) => Promise<unknown>;
}

/** The question that every day has once its quiz was copied from the first day's. */
const QUESTION = "1-reading";

const CYCLE = { id: 1, groupId: 1, name: "C", leaderboardEnabled: true };
const RESULT = { totalPoints: 6, readingQuizzes: 1, translationQuizzes: 1, tafseerQuizzes: 1 };
const ANSWER = { questionId: QUESTION, choice: 0, language: "en" as const };
const NEVER_ASKED = {
  questionsOf: () => Promise.reject(new Error("Every quiz is kept.")),
  practiceOf: () => Promise.reject(new Error("Nobody practises.")),
  prepare: () => Promise.resolve(),
};

async function asRequest(sql: Sql, token: string): Promise<void> {
  await findSessions(sql, [createHash("sha256").update(token).digest("hex")], []);
}

const actorOf = (userId: number) => ({ userId, username: `u${userId}`, now: Date.now() });

/** Both of them. */
export const QUIZ_CALLS: readonly QuizCall[] = [
  {
    name: "quiz-answer",
    request: (day) => ({ path: `/api/cycles/1/quiz/${day}/answers`, body: ANSWER }),
    whole: async (sql, token, { userId, day }) => {
      await asRequest(sql, token);
      const asked = { cycleId: 1, day, ...ANSWER };
      await answerQuestion({ sql, quizzes: NEVER_ASKED }, actorOf(userId), asked);
    },
    statement: (sql, { userId, day, version }) =>
      insertAnswer(sql, {
        cycleId: 1,
        userId,
        day,
        version,
        type: "reading",
        choice: 0,
        isCorrect: false,
        points: 0,
        maker: 1,
        answeredAt: new Date().toISOString(),
      }),
  },
  {
    name: "quiz-result",
    request: (day) => ({ path: "/api/cycles/1/submit-quiz", body: allRight(day) }),
    whole: async (sql, token, { userId, day }) => {
      await asRequest(sql, token);
      const report = { cycleId: 1, day, ...RESULT };
      await submitQuiz({ sql, quizzes: NEVER_ASKED }, actorOf(userId), report);
    },
    statement: (sql, { userId, day, version }) =>
      recordResultIf(
        sql,
        { ...CYCLE, onlyIf: { version, isUngraded: true } },
        {
          ...RESULT,
          userId,
          username: `u${userId}`,
          day,
          selfReported: true,
          versesRead: 20,
          completedAt: new Date().toISOString(),
        },
      ),
  },
];
