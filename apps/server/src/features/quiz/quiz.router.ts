import { Id } from "@daily-quran/domain/id";
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
import { authedProcedure, router } from "../../request/procedure.ts";
import { actorOf } from "../../request/actor.ts";
import { answerQuestion } from "./answer-question.ts";
import { completeQuiz } from "./complete-quiz.ts";
import { getProgress } from "./get-progress.ts";
import { getQuiz } from "./get-quiz.ts";
import { submitQuiz } from "./submit-quiz.ts";

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
