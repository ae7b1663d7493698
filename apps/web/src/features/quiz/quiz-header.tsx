import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, LANGUAGES } from "@daily-quran/quran/languages";
import { useTexts } from "../../texts/use-texts.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import bar from "../../ui/status/progress-bar.module.css";
import classes from "./quiz-screen.module.css";

interface QuizHeaderProps {
  readonly title: string;
  /** The level of its heading. */
  readonly level?: "h1" | "h2";
  /** What was earned so far; absent where nothing is. */
  readonly points?: number;
  readonly index: number;
  readonly count: number;
  readonly language: QuizLanguage;
  readonly onLanguage: (language: QuizLanguage) => void;
}

/** The title of some questions, points so far and progress. */
export function QuizHeader(props: QuizHeaderProps) {
  const { title, level: Title = "h1", points, index, count, language, onLanguage } = props;
  const t = useTexts("quiz");
  const position = t("position", { number: index + 1, count });
  return (
    <header className={classes.header}>
      <Title className={classes.title}>{title}</Title>
      {points !== undefined && (
        <output className={classes.score}>
          {t("score", { points, amount: (amount) => <strong>{amount}</strong> })}
        </output>
      )}
      <p className={classes.position}>{position}</p>
      <LanguageSwitch language={language} onChange={onLanguage} />
      <progress
        aria-label={position}
        value={index + 1}
        max={count}
        className={`${bar.bar} ${classes.progress}`}
      />
    </header>
  );
}

interface LanguageSwitchProps {
  readonly language: QuizLanguage;
  readonly onChange: (language: QuizLanguage) => void;
}

function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const t = useTexts("quiz");
  return (
    <Choice
      legend={t("language")}
      group="quiz-language"
      stored="quiz-language"
      compact
      options={LANGUAGES.map((value) => ({
        value,
        label:
          value === DEFAULT_LANGUAGE ? (
            t("short")
          ) : (
            <span lang={value}>{LANGUAGE_FACTS[value].name}</span>
          ),
        name: t(value),
      }))}
      value={language}
      onChange={onChange}
    />
  );
}
