import type { GradedAnswer } from "@daily-quran/domain/quiz";
import { Button } from "../../../ui/buttons/button.tsx";
import type { RefObject } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Correct, Incorrect } from "./answer-feedback.tsx";
import classes from "./answer-feedback.module.css";

interface EarlierAnswerProps {
  readonly graded: GradedAnswer;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** For answers older than the stored questions: the points stay, the text is lost. */
export function EarlierAnswer({ graded, headingRef, nextLabel, onNext }: EarlierAnswerProps) {
  const t = useTexts("quiz");
  return (
    <div data-correct={graded.isCorrect} className={classes.feedback}>
      <h2 ref={headingRef} tabIndex={-1} className={classes.earlier}>
        {t("earlier")}
      </h2>
      <p className={classes.verdict}>
        {graded.isCorrect ? <Correct points={graded.points} /> : <Incorrect />}
      </p>
      <p>{t("earlierHint")}</p>
      <Button type="button" mt="xs" fullWidth onClick={onNext}>
        {nextLabel}
      </Button>
    </div>
  );
}
