import {
  AnswerQuestionInput,
  CitedVerse,
  GradedAnswer,
  Passage,
  Quiz,
  QuizQuestion,
  QuizResult,
  SubmitQuizInput,
} from "@daily-quran/domain/quiz";
import { described, type Described } from "./route/described.ts";

const DAY = "The day of the plan, 1 to 300.";
const COUNTS = {
  readingQuizzes: "How many answers about the reading were right.",
  translationQuizzes: "How many answers about the translation were right.",
  tafseerQuizzes: "How many answers about the commentary were right.",
};

/** The responses about quizzes. */
export const quizTexts: Readonly<Record<string, Described>> = {
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
    correctAnswer: "The right option, from 0.",
    explanation: "Why that one is right.",
    references: "Where each option is from.",
    cites: "The verse that the answer rests on.",
    isEarlier: "Given where the question's text was not kept: only `isCorrect` and `points` count.",
  }),
  Passage: described(Passage, "A text that a question shows.", {
    arabic: "The Arabic text.",
    text: "The text in the quiz's language.",
  }),
  QuizQuestion: described(QuizQuestion, "A question of a day.", {
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
  }),
  QuizResult: described(QuizResult, "A member's result of a day.", {
    cycleId: "The cycle's ID.",
    day: DAY,
    totalPoints: "The points of the day.",
    ...COUNTS,
    selfReported: "Whether the server has graded none of the answers.",
    completedAt: "When the day was completed.",
  }),
  Quiz: described(Quiz, "The quiz of a day, with the caller's progress.", {
    groupId: "The group's ID.",
    cycleId: "The cycle's ID.",
    day: DAY,
    language: "The language of its texts.",
    hasLeaderboard: "Whether its cycle has a leaderboard.",
    maximumPoints: "The points of three right answers.",
    questions: "The three questions.",
    result: "The caller's result, once the day is completed.",
  }),
};

/** The bodies of requests about quizzes. */
export const quizInputs: Readonly<Record<string, Described>> = {
  AnswerQuestionInput: described(AnswerQuestionInput, "An answer to one question.", {
    questionId: "The question's ID.",
    choice: "The number of the option, from 0.",
    language: "The language of the explanation.",
  }),
  SubmitQuizInput: described(SubmitQuizInput, "The result of a day, as a client reports it.", {
    day: DAY,
    totalPoints: "The points that the right answers earn under the cycle's settings.",
    ...COUNTS,
  }),
};
