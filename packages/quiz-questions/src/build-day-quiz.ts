import { draftDayQuiz } from "./draft-day-quiz.ts";
import type { DayDraftInput, TypedDraft } from "./draft-day-quiz.ts";
import type { Language } from "./language.ts";
import type { PointSettings } from "@daily-quran/quiz-scoring/question-type";
import type { QuizQuestion } from "./question.ts";

/** How a drafted quiz is to be read: in which language and for how many points. */
export interface QuizRendering {
  readonly language: Language;
  readonly points: PointSettings;
}

/** What a day's quiz is built from. */
export interface DayQuizInput extends DayDraftInput, QuizRendering {}

/** The three questions of a day, one of each type, the same for every member of a cycle: the language changes their texts only. */
export function buildDayQuiz(input: DayQuizInput): QuizQuestion[] {
  return renderQuiz(input.reading.day, draftDayQuiz(input), input);
}

/** The drafts of a day as questions in one language. */
export function renderQuiz(
  day: number,
  drafts: readonly TypedDraft[],
  { language, points }: QuizRendering,
): QuizQuestion[] {
  return drafts.map(({ type, shape, cites, verse, ...draft }) => ({
    id: `${day}-${type}`,
    type,
    shape,
    question: draft.question[language],
    options: draft.options.map((option) => option[language]),
    correctAnswer: draft.correctAnswer,
    points: points[type],
    explanation: draft.explanation[language],
    ...(verse === undefined ? {} : { verse }),
    cites: { surahNumber: cites.surahNumber, verseNumber: cites.verseNumber },
  }));
}
