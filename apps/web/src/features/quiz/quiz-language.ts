import { LANGUAGES } from "@daily-quran/domain/language";
import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { lastingTranslation } from "../../reader/reading-preferences.ts";
import { oneOf, storedValue } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useLanguage } from "../../texts/use-texts.ts";

const quizLanguage = storedValue<QuizLanguage | null>(
  "quiz-language",
  null,
  oneOf<QuizLanguage>(LANGUAGES),
);

/** The quiz language: the chosen one, else the interface's, and Bengali for readers of Bengali only. */
export function useQuizLanguage(): [QuizLanguage, (language: QuizLanguage) => void] {
  const [chosen, choose] = useStoredValue(quizLanguage);
  const [reads] = useStoredValue(lastingTranslation);
  const { language } = useLanguage();
  return [chosen ?? (language === "bn" || reads === "ban" ? "bn" : "en"), choose];
}
