import type { PointSettings } from "@daily-quran/quiz-scoring/question-type";
import { draftDayQuiz } from "./draft-day-quiz.ts";
import type { DayDraftInput, TypedDraft } from "./draft-day-quiz.ts";
import type { DraftPassage } from "../draft/draft.ts";
import { byLanguage, type Language, type Localised } from "../language.ts";
import type { Passage, QuizQuestion } from "../question.ts";
import { reference } from "../draft/references.ts";

/** The version of the generator: increase it when other questions are asked, or in other words. */
export const GENERATOR_VERSION = 22;

/** How a draft is rendered: in which language and for how many points. */
export interface QuizRendering {
  readonly language: Language;
  readonly points: PointSettings;
}

/** What a day's quiz is built from. */
export interface DayQuizInput extends DayDraftInput {
  readonly points: PointSettings;
}

/**
 * The three questions of a day in every language, one of each type, the same for every member of a cycle: the
 * language changes their texts only.
 */
export function buildDayQuiz(input: DayQuizInput): Readonly<Record<Language, QuizQuestion[]>> {
  const drafts = draftDayQuiz(input);
  const { points } = input;
  return byLanguage((language) => renderQuiz(drafts, { language, points }));
}

/** The drafts of a day as questions in one language. */
export function renderQuiz(
  drafts: readonly TypedDraft[],
  { language, points }: QuizRendering,
): QuizQuestion[] {
  const textsOf = (texts: readonly Localised[]) => texts.map((text) => text[language]);
  return drafts.map(({ day, type, kind, cites, options, references, passages = [], ...draft }) => {
    const remark = cites.remarks[language];
    const translations = options.flatMap(({ meaning }) => meaning ?? []);
    return {
      id: `${day}-${type}`,
      type,
      kind,
      ...(draft.isOwn && { isOwn: true }),
      question: draft.question[language],
      passages: passages.map((passage) => renderPassage(passage, language)),
      options: textsOf(options.map(({ text }) => text)),
      ...(translations.length > 0 && { translations: textsOf(translations) }),
      ...(references && { references: textsOf(references) }),
      correctAnswer: draft.correctAnswer,
      points: points[type],
      explanation: draft.explanation[language],
      cites: {
        surahNumber: cites.surahNumber,
        verseNumber: cites.verseNumber,
        day: draft.citesDay,
        reference: reference(cites)[language],
        arabic: cites.arabic,
        translation: cites.translations[language],
        ...(remark && { translationRemark: remark }),
      },
    };
  });
}

function renderPassage({ arabic, text }: DraftPassage, language: Language): Passage {
  return { ...(arabic !== undefined && { arabic }), ...(text && { text: text[language] }) };
}
