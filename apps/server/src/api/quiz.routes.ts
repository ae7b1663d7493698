import * as apiPaths from "@daily-quran/domain/api-paths";
import type { ErrorCode } from "@daily-quran/domain/errors";
import {
  AnswerQuestionInput,
  CitedVerse,
  GradedAnswer,
  OwnMark,
  Passage,
  Quiz,
  QuizLanguage,
  QuizQuestion,
  QuizResult,
  SubmitQuizInput,
} from "@daily-quran/domain/quiz";
import { z } from "zod";
import { procedureRoute } from "./route/declare-route.ts";
import { described, OF_DAY, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

const answerExample: GradedAnswer = {
  choice: 1,
  isCorrect: true,
  points: 1,
  correctAnswer: 1,
  explanation: "Al-Kawthar has 3 verses.",
};

const resultExample: QuizResult = {
  cycleId: 1,
  day: 300,
  totalPoints: 6,
  readingQuizzes: 1,
  translationQuizzes: 1,
  tafseerQuizzes: 1,
  selfReported: false,
  completedAt: "2026-12-14T06:30:00.000Z",
};

const unanswered = { passages: [], options: ["3", "4", "5", "6"] };

const quizExample: Quiz = {
  groupId: 1,
  cycleId: 1,
  day: 300,
  language: "en",
  hasLeaderboard: true,
  maximumPoints: 6,
  questions: [
    {
      id: "300-reading",
      type: "reading",
      question: "How many verses has Al-Kawthar?",
      passages: [],
      options: ["2", "3", "4", "5"],
      points: 1,
      answer: answerExample,
    },
    {
      ...unanswered,
      id: "300-translation",
      type: "translation",
      question: "How many verses has Al-Ikhlas?",
      points: 2,
    },
    {
      ...unanswered,
      id: "300-tafseer",
      type: "tafseer",
      question: "How many verses has An-Nas?",
      points: 3,
    },
  ],
};

const OF_QUIZ = [
  ...(["MEMBER_ONLY", "QUIZ_DISABLED", "QUIZ_NOT_OPEN"] as const),
  "CYCLE_NOT_FOUND",
] as const satisfies ErrorCode[];

/** The daily quizzes. */
export const quizRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.cycleQuiz,
    operationId: "getQuiz",
    summary: "The quiz of a day",
    description:
      "For members, on days that have come. A question that the caller has answered carries the graded `answer`, no other one says what is right. In `language`; without it in English, or in Bengali where `Accept-Language` prefers it.",
    query: z.object({ language: QuizLanguage.optional() }),
    example: quizExample,
    errors: [...OF_QUIZ, "DAILY_LIMIT"],
    procedure: "quiz.get",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.cycleQuizAnswers,
    operationId: "answerQuestion",
    summary: "Answer a question",
    description:
      "`choice` is the number of the option, from 0. The first answer to a question counts: another one is answered with how that one was graded.",
    body: AnswerQuestionInput,
    bodyExample: { questionId: "1-reading", choice: 2, language: "en" },
    example: answerExample,
    errors: [...OF_QUIZ, "QUESTION_NOT_FOUND", "DAILY_LIMIT"],
    procedure: "quiz.answer",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.submitQuiz,
    operationId: "submitQuiz",
    summary: "Complete a day with its result",
    description:
      "The three counts are of right answers. Where answers were graded here before, the body must agree with them. Where none were, it is kept as `selfReported`, unless the cycle takes graded results only. The first result of a day stands and is given again.",
    body: SubmitQuizInput,
    bodyExample: {
      day: 1,
      totalPoints: 4,
      readingQuizzes: 1,
      translationQuizzes: 0,
      tafseerQuizzes: 1,
    },
    example: resultExample,
    errors: [
      "COUNTS_IMPOSSIBLE",
      "POINTS_DIFFER",
      "GRADED_ONLY",
      "QUIZ_INCOMPLETE",
      "RESULT_DIFFERS",
      ...OF_QUIZ,
    ],
    procedure: "quiz.submit",
  }),
];

const COUNTS = {
  readingQuizzes: "How many answers about the reading were right.",
  translationQuizzes: "How many answers about the translation were right.",
  tafseerQuizzes: "How many answers about the commentary were right.",
};

/** What a graded answer has in common with one of practice. */
export const ANSWER_FIELDS = {
  correctAnswer: "The right option, from 0.",
  explanation: "Why that one is right.",
  references: "Where each option is from.",
  cites: "The verse that the answer rests on.",
};

export const QUESTION_FIELDS = {
  id: "The ID by which it is answered.",
  type: "What it is about; a day has one question of each type.",
  topic:
    "What a tafseer question is about where it is not about the commentary; absent from all others.",
  question: "The question.",
  passages: "The texts that it shows.",
  options: "Four options; none where the question's text was not kept.",
  translations: "What the options mean, where they are Arabic.",
  points: "The points for the right answer.",
  verse: "The Arabic of the verse that it shows, if it shows a single one.",
  answer: "The caller's graded answer; absent before.",
};

export const quizTexts: SchemaTexts = {
  output: {
    CitedVerse: described(CitedVerse, "The verse that an answer rests on.", {
      surahNumber: "The number of the surah.",
      verseNumber: "The number of the verse in its surah.",
      day: "The day of the plan that reads it.",
      reference: "The surah's name and the verse's number.",
      arabic: "The Arabic text.",
      translation: "The translation in the quiz's language.",
      translationRemark: "What to know of that translation; absent where there is nothing.",
    }),
    GradedAnswer: described(GradedAnswer, "The caller's answer, graded.", {
      choice: "The chosen option, from 0.",
      isCorrect: "Whether it is right.",
      points: "The points that it earned.",
      ...ANSWER_FIELDS,
      isEarlier:
        "Given where the question's text was not kept: only `isCorrect` and `points` count.",
    }),
    Passage: described(Passage, "A text that a question shows.", {
      arabic: "The Arabic text.",
      text: "The text in the quiz's language.",
    }),
    OwnMark: described(OwnMark, "Marks a question that the group has written itself.", {
      author: "The username of who wrote it; absent once that account is deleted.",
      language: "The language of its text, which may not be the quiz's.",
    }),
    QuizQuestion: described(QuizQuestion, "A question of a day.", {
      ...QUESTION_FIELDS,
      own: "Given where the group has written it.",
    }),
    QuizResult: described(QuizResult, "A member's result of a day.", {
      cycleId: "The cycle's ID.",
      day: OF_DAY,
      totalPoints: "The points of the day.",
      ...COUNTS,
      selfReported: "Whether the server has graded none of the answers.",
      completedAt: "When the day was completed.",
    }),
    Quiz: described(Quiz, "The quiz of a day, with the caller's progress.", {
      groupId: "The group's ID.",
      cycleId: "The cycle's ID.",
      day: OF_DAY,
      language: "The language of its texts.",
      hasLeaderboard: "Whether its cycle has a leaderboard.",
      maximumPoints: "The points of three right answers.",
      questions: "The three questions.",
      result: "The caller's result, once the day is completed.",
    }),
  },
  input: {
    AnswerQuestionInput: described(AnswerQuestionInput, "An answer to one question.", {
      questionId: "The question's ID.",
      choice: "The number of the option, from 0.",
      language: "The language of the explanation.",
    }),
    SubmitQuizInput: described(SubmitQuizInput, "The result of a day, as a client reports it.", {
      day: OF_DAY,
      totalPoints: "The points that the right answers earn under the cycle's settings.",
      ...COUNTS,
    }),
  },
};
