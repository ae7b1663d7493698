import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { Choice, type ChoiceOption } from "../../ui/choice.tsx";

const LANGUAGES: readonly ChoiceOption<QuizLanguage>[] = [
  { value: "en", label: "Eng", name: "English" },
  { value: "bn", label: <span lang="bn">বাংলা</span>, name: "Bengali" },
];

interface LanguageSwitchProps {
  readonly language: QuizLanguage;
  readonly onChange: (language: QuizLanguage) => void;
}

export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  return (
    <Choice
      legend="Language of the quiz"
      group="quiz-language"
      stored="quiz-language"
      compact
      options={LANGUAGES}
      value={language}
      onChange={onChange}
    />
  );
}
