import { Id } from "@daily-quran/domain/fields/id";
import {
  AnswerQuestionInput,
  CycleProgress,
  GradedAnswer,
  Quiz,
  QuizLanguage,
  QuizResult,
  SubmitQuizInput,
} from "@daily-quran/domain/quiz";
import { PlanDay } from "@daily-quran/domain/reading";
import { z } from "zod";
import { DomainError } from "@daily-quran/domain/errors";
import { cycleDay } from "@daily-quran/reading-schedule/cycle-day";
import { authedProcedure, router } from "../../request/procedure.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import { answerQuestion } from "./answer-question.ts";
import { completeQuiz } from "./complete-quiz.ts";
import { getQuiz } from "./get-quiz.ts";
import { submitQuiz } from "./submit-quiz.ts";
import type { Sql } from "../../db/client.ts";
import { seeCycle } from "../cycle/see-cycle.ts";
import { countMembersDone, listNamesDone, listResults } from "./quiz.sql.ts";

const MAX_NAMES = 12;

const QuizDay = z.object({ cycleId: Id, day: PlanDay });

export const quizRouter = router({
  get: authedProcedure({ scope: "read", cost: "database" })
    .input(QuizDay.extend({ language: QuizLanguage.optional() }))
    .output(Quiz)
    .query(({ ctx, input }) =>
      getQuiz(ctx, actorOf(ctx), { ...input, language: input.language ?? ctx.language }),
    ),
  progress: authedProcedure({ scope: "read", cost: "database" })
    .input(z.object({ cycleId: Id }))
    .output(CycleProgress)
    .query(({ ctx, input }) => getProgress(ctx.sql, actorOf(ctx), input.cycleId)),
  answer: authedProcedure({ scope: "write", cost: "database" })
    .input(AnswerQuestionInput.extend(QuizDay.shape))
    .output(GradedAnswer)
    .mutation(({ ctx, input }) =>
      answerQuestion(ctx, actorOf(ctx), { ...input, language: input.language ?? ctx.language }),
    ),
  complete: authedProcedure({ scope: "write", cost: "database" })
    .input(QuizDay)
    .output(QuizResult)
    .mutation(({ ctx, input }) => completeQuiz(ctx, actorOf(ctx), input)),
  submit: authedProcedure({ scope: "write", cost: "database" })
    .input(SubmitQuizInput.extend({ cycleId: Id }))
    .output(QuizResult)
    .mutation(({ ctx, input }) => submitQuiz(ctx, actorOf(ctx), input)),
});

/** What a member has done in a cycle, and who has done its current day: names where it has a leaderboard. */
async function getProgress(
  sql: Sql,
  { userId, now }: Actor,
  cycleId: number,
): Promise<CycleProgress> {
  const { cycle, userRole } = await seeCycle(sql, cycleId, userId);
  if (userRole === null) throw new DomainError("MEMBER_ONLY");
  const today = { cycleId, day: cycleDay(cycle, now) };
  const [results, membersDone, namesDone] = await Promise.all([
    listResults(sql, { cycleId, userId }),
    countMembersDone(sql, today),
    cycle.leaderboardEnabled ? listNamesDone(sql, today, MAX_NAMES) : [],
  ]);
  return { day: today.day, results, membersDone, namesDone };
}
