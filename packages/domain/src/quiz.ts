import { MAX_PASSAGES, OTHER_TOPICS } from "@daily-quran/quiz-questions/question";
import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import { z } from "zod";
import { Id } from "./fields/id.ts";
import { LANGUAGES } from "./language.ts";
import { PlainText } from "./fields/plain-text.ts";
import { PlanDay, partNumber, verseNumber } from "./reading.ts";
import { VerseRemark } from "./verse-remark.ts";

const CHOICE = "The choice is the number of an option, 0 to 3.";
const COUNT = "A count of right answers is a whole number from 0.";
const POINTS = "The points are a whole number from 0.";

/** The language that a quiz's texts are in. */
export const QuizLanguage = z.enum(LANGUAGES, `Choose ${LANGUAGES.join(" or ")}.`);
export type QuizLanguage = z.infer<typeof QuizLanguage>;

/** The type of a question; a day has one of each. */
export const QuestionType = z.enum(QUESTION_TYPES);
export type QuestionType = z.infer<typeof QuestionType>;

const Choice = z.int(CHOICE).min(0, CHOICE).max(3, CHOICE);

/** The verse behind an answer, in Arabic and the quiz's language; `day` is the plan's day that reads it. */
export const CitedVerse = z.object({
  surahNumber: partNumber("surah"),
  verseNumber,
  day: PlanDay,
  reference: z.string(),
  arabic: z.string(),
  translation: z.string(),
  translationRemark: VerseRemark.optional(),
});
export type CitedVerse = z.infer<typeof CitedVerse>;

/**
 * The caller's graded answer: `choice` and `correctAnswer` index the options, `references` are their sources.
 * `isEarlier`: the question's text was not kept, only `isCorrect` and `points` tell.
 */
export const GradedAnswer = z.object({
  choice: Choice,
  isCorrect: z.boolean(),
  points: z.int().min(0),
  correctAnswer: Choice,
  explanation: z.string(),
  references: z.array(z.string()).length(4).optional(),
  cites: CitedVerse.optional(),
  isEarlier: z.literal(true).optional(),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;

/** A text that a question shows: Arabic, a text in the quiz's language, or the one with the other. */
export const Passage = z.object({ arabic: z.string().optional(), text: z.string().optional() });
export type Passage = z.infer<typeof Passage>;

/** Marks a question that the group wrote: by whom, while that account is there, and in which language. */
export const OwnMark = z.object({
  author: z.string().optional(),
  language: QuizLanguage,
});
export type OwnMark = z.infer<typeof OwnMark>;

/**
 * A day's question; the solution comes only with the caller's `answer`. `translations` belong to Arabic
 * options, `verse` is a single Arabic passage. Four options, none where the text was not kept. `topic`: it
 * asks what the verses say (understanding), or, stored before the bank of questions, about names or words.
 */
export const QuizQuestion = z.object({
  id: z.string(),
  type: QuestionType,
  topic: z.enum(OTHER_TOPICS).optional(),
  own: OwnMark.optional(),
  question: z.string(),
  passages: z.array(Passage).max(MAX_PASSAGES),
  options: z
    .array(z.string())
    .max(4)
    .refine(({ length }) => length === 0 || length === 4),
  translations: z.array(z.string()).length(4).optional(),
  points: z.int().min(0),
  verse: z.string().optional(),
  answer: GradedAnswer.optional(),
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/**
 * A member's result of a day, with the counts of right answers; `selfReported` means that the server graded
 * nothing.
 */
export const QuizResult = z.object({
  cycleId: Id,
  day: PlanDay,
  totalPoints: z.int().min(0),
  readingQuizzes: z.int().min(0),
  translationQuizzes: z.int().min(0),
  tafseerQuizzes: z.int().min(0),
  selfReported: z.boolean(),
  completedAt: z.iso.datetime(),
});
export type QuizResult = z.infer<typeof QuizResult>;

/**
 * The caller's results in a cycle, by day; `membersDone` counts the members with a result for `day`, its current
 * one, `namesDone` are the first of them, none where the cycle has no leaderboard.
 */
export const CycleProgress = z.object({
  day: PlanDay,
  results: z.array(QuizResult.pick({ day: true, totalPoints: true })),
  membersDone: z.int().min(0),
  namesDone: z.array(z.string()),
});
export type CycleProgress = z.infer<typeof CycleProgress>;

/** A day's quiz with the caller's progress; `result` once complete. `hasLeaderboard` is its cycle's. */
export const Quiz = z.object({
  groupId: Id,
  cycleId: Id,
  day: PlanDay,
  language: QuizLanguage,
  hasLeaderboard: z.boolean(),
  maximumPoints: z.int().min(0),
  questions: z.array(QuizQuestion).length(QUESTION_TYPES.length),
  result: QuizResult.optional(),
});
export type Quiz = z.infer<typeof Quiz>;

/** An answer to one question; `language` is that of the explanation, else the reader's. */
export const AnswerQuestionInput = z.object({
  questionId: PlainText.max(20, "This is no question of a quiz."),
  choice: Choice,
  language: QuizLanguage.optional(),
});
export type AnswerQuestionInput = z.infer<typeof AnswerQuestionInput>;

const Count = z.int(COUNT).min(0, COUNT);

/** A day's result as a client reports it (spec 7), with the counts of right answers. */
export const SubmitQuizInput = z.object({
  day: PlanDay,
  totalPoints: z.int(POINTS).min(0, POINTS),
  readingQuizzes: Count,
  translationQuizzes: Count,
  tafseerQuizzes: Count,
});
export type SubmitQuizInput = z.infer<typeof SubmitQuizInput>;
