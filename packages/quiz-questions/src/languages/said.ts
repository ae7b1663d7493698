import { byLanguage, type Language, type Localised } from "../language.ts";
import type { DraftedKind } from "../question.ts";
import { BN } from "./bn.ts";
import { EN } from "./en.ts";
import type { QuizLanguage, QuizTexts } from "./quiz-language.ts";

/** The languages of the quiz. */
export const QUIZ_LANGUAGES: Readonly<Record<Language, QuizLanguage>> = { en: EN, bn: BN };

/** What is put into a text, by the names in its braces. */
export type Facts = Readonly<Record<string, Localised>>;

/** A text of the quiz in every language; throws where something is missing that it says. */
export function said(textOf: (texts: QuizTexts) => string, facts: Facts = {}): Localised {
  return byLanguage((language) =>
    textOf(QUIZ_LANGUAGES[language].texts).replace(/\{(\w+)\}/gu, (_, name: string) => {
      const fact = facts[name];
      if (!fact) throw new Error(`No ${name} to be said in ${language}`);
      return fact[language];
    }),
  );
}

/** What a question of a kind says. */
export const sayOf = <Kind extends DraftedKind>(kind: Kind, facts?: Facts) => ({
  kind,
  question: said(({ questions }) => questions[kind], facts),
  explanation: said(({ explanations }) => explanations[kind], facts),
});

/** A whole number in the digits of each language. */
export const localisedNumber = (value: number): Localised =>
  byLanguage((language) =>
    String(value).replace(/\d/gu, (digit) =>
      QUIZ_LANGUAGES[language].texts.digits.charAt(Number(digit)),
    ),
  );
