import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ErrorCode } from "@daily-quran/domain/errors";
import {
  AnswerQuestionInput,
  GradedAnswer,
  Quiz,
  QuizLanguage,
  QuizResult,
  SubmitQuizInput,
} from "@daily-quran/domain/quiz";
import { z } from "zod";
import { procedureRoute } from "./route/declare-route.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { BODY_ERRORS } from "./route/route-errors.ts";
import { DayParam, IdParam } from "./route/route-params.ts";
import { answerExample, quizExample, resultExample } from "./quiz-examples.ts";

const CycleParams = z.object({ cycleId: IdParam });
const QuizParams = CycleParams.extend({ day: DayParam });
const OF_QUIZ = [
  ...(["MEMBER_ONLY", "QUIZ_DISABLED", "QUIZ_NOT_OPEN"] as const),
  "CYCLE_NOT_FOUND",
] as const satisfies ErrorCode[];

/** The daily quizzes. */
export const quizRoutes: readonly RestRoute[] = [
  procedureRoute({
    method: "GET",
    path: apiPaths.cycleQuiz,
    operationId: "getQuiz",
    tag: "Quizzes",
    summary: "The quiz of a day",
    description:
      "For members, on days that have come. A question that the caller has answered carries the graded `answer`, no other one says what is right. In `language`; without it in English, or in Bengali where `Accept-Language` prefers it.",
    params: QuizParams,
    query: z.object({ language: QuizLanguage.optional() }),
    status: 200,
    response: Quiz,
    example: quizExample,
    errors: ["INVALID_INPUT", ...OF_QUIZ, "DAILY_LIMIT", "DATABASE_AWAY"],
    procedure: "quiz.get",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.cycleQuizAnswers,
    operationId: "answerQuestion",
    tag: "Quizzes",
    summary: "Answer a question",
    description:
      "`choice` is the number of the option, from 0. The first answer to a question counts: another one is answered with how that one was graded.",
    params: QuizParams,
    body: AnswerQuestionInput,
    bodyExample: { questionId: "1-reading", choice: 2, language: "en" },
    status: 200,
    response: GradedAnswer,
    example: answerExample,
    errors: [...OF_QUIZ, "QUESTION_NOT_FOUND", "DAILY_LIMIT", ...BODY_ERRORS],
    procedure: "quiz.answer",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.submitQuiz,
    operationId: "submitQuiz",
    tag: "Quizzes",
    summary: "Complete a day with its result",
    description:
      "The three counts are of right answers. Where answers were graded here before, the body must agree with them. Where none were, it is kept as `selfReported`, unless the cycle takes graded results only. The first result of a day stands and is given again.",
    params: CycleParams,
    body: SubmitQuizInput,
    bodyExample: {
      day: 1,
      totalPoints: 4,
      readingQuizzes: 1,
      translationQuizzes: 0,
      tafseerQuizzes: 1,
    },
    status: 200,
    response: QuizResult,
    example: resultExample,
    errors: [
      ...(["COUNTS_IMPOSSIBLE", "POINTS_DIFFER", "GRADED_ONLY"] as const),
      ...(["QUIZ_INCOMPLETE", "RESULT_DIFFERS"] as const),
      ...OF_QUIZ,
      ...BODY_ERRORS,
    ],
    procedure: "quiz.submit",
  }),
];
