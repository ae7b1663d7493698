import type { GradedAnswer, QuizLanguage } from "@daily-quran/domain/quiz";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./option-card.module.css";
import { QuizText } from "./quiz-text.tsx";

interface OptionCardProps {
  /** The radio group's name. */
  readonly name: string;
  readonly index: number;
  readonly text: string;
  /** The meaning of an Arabic option. */
  readonly translation: string | undefined;
  readonly language: QuizLanguage;
  readonly checked: boolean;
  readonly graded: GradedAnswer | undefined;
  readonly onChoose: (index: number) => void;
}

/** One option as a card; once graded, the right one and a wrong choice are marked with a sign and a word. */
export function OptionCard(props: OptionCardProps) {
  const { name, index, text, translation, language, checked, graded, onChoose } = props;
  const reference = graded?.references?.[index];
  const t = useTexts("quiz");
  const verdict = graded && verdictOn(index, graded);
  return (
    <label className={classes.option} data-verdict={verdict?.tone}>
      <input
        type="radio"
        name={name}
        value={index}
        checked={checked}
        onChange={() => onChoose(index)}
      />
      <span className={classes.letter}>{t("letter", { index })}</span>{" "}
      <span
        lang={language}
        dir={translation === undefined ? "ltr" : "rtl"}
        className={classes.text}
      >
        <QuizText text={text} />
      </span>{" "}
      {translation !== undefined && (
        <span lang={language} dir="ltr" className={classes.translation}>
          {translation}
        </span>
      )}{" "}
      {reference !== undefined && (
        <span lang={language} dir="ltr" className={classes.reference}>
          {reference}
        </span>
      )}{" "}
      {verdict && (
        <span className={classes.verdict}>
          <verdict.Icon aria-hidden size={18} stroke={2.5} />
          {t(verdict.word)}
        </span>
      )}
    </label>
  );
}

function verdictOn(index: number, { choice, correctAnswer }: GradedAnswer) {
  if (index === correctAnswer)
    return { tone: "right", word: "rightOption", Icon: IconCheck } as const;
  if (index === choice) return { tone: "wrong", word: "wrongOption", Icon: IconX } as const;
  return undefined;
}
