import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";

interface LanguageSwitchProps {
  readonly language: QuizLanguage;
  readonly onChange: (language: QuizLanguage) => void;
}

export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const t = useTexts("quiz");
  return (
    <Choice
      legend={t("language")}
      group="quiz-language"
      stored="quiz-language"
      compact
      options={[
        { value: "en", label: t("english"), name: t("englishName") },
        { value: "bn", label: <span lang="bn">বাংলা</span>, name: t("bengaliName") },
      ]}
      value={language}
      onChange={onChange}
    />
  );
}
