import { DEFAULT_LANGUAGE, LANGUAGES } from "@daily-quran/domain/language";
import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import { lastingTranslation } from "../../reader/reading-preferences.ts";
import { oneOf, storedValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useLanguage } from "../../texts/use-texts.ts";

const quizLanguage = storedValue<QuizLanguage | null>(
  "quiz-language",
  null,
  oneOf<QuizLanguage>(LANGUAGES),
);

/** The quiz language: the chosen one, else the page's; where that is the default, the translation's. */
export function useQuizLanguage(): [QuizLanguage, (language: QuizLanguage) => void] {
  const [chosen, choose] = useStoredValue(quizLanguage);
  const [reads] = useStoredValue(lastingTranslation);
  const { served } = useLanguage();
  const read =
    served === DEFAULT_LANGUAGE
      ? LANGUAGES.find((one) => LANGUAGE_FACTS[one].line === reads)
      : served;
  return [chosen ?? read ?? DEFAULT_LANGUAGE, choose];
}
