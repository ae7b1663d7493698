import type { Quiz, QuizLanguage } from "@daily-quran/domain/quiz";
import { useTexts } from "../../texts/use-texts.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import bar from "../../ui/status/progress-bar.module.css";
import classes from "./quiz-screen.module.css";
import { scoreOf } from "./score.ts";

interface QuizHeaderProps {
  readonly quiz: Quiz;
  readonly index: number;
  readonly language: QuizLanguage;
  readonly onLanguage: (language: QuizLanguage) => void;
}

/** The quiz's title, points so far and progress. */
export function QuizHeader({ quiz, index, language, onLanguage }: QuizHeaderProps) {
  const count = quiz.questions.length;
  const t = useTexts("quiz");
  const position = t("position", { number: index + 1, count });
  return (
    <header className={classes.header}>
      <h1>{t("title", { day: quiz.day })}</h1>
      <output className={classes.score}>
        {t("score", {
          points: scoreOf(quiz).points,
          amount: (amount) => <strong>{amount}</strong>,
        })}
      </output>
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
