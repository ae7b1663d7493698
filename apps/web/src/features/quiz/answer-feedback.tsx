import type { GradedAnswer, QuizLanguage } from "@daily-quran/domain/quiz";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import classes from "./answer-feedback.module.css";
import { optionLetter, pointsText } from "./question-types.ts";
import { QuizText } from "./quiz-text.tsx";

interface AnswerFeedbackProps {
  readonly graded: GradedAnswer;
  readonly options: readonly string[];
  readonly language: QuizLanguage;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** What an answer was worth and why. It takes the focus, so that it is read out and the next key does not skip it. */
export function AnswerFeedback(props: AnswerFeedbackProps) {
  const { graded, options, language, nextLabel, onNext } = props;
  const feedback = useRef<HTMLDivElement>(null);
  useEffect(() => feedback.current?.focus(), []);
  return (
    <div ref={feedback} tabIndex={-1} data-correct={graded.isCorrect} className={classes.feedback}>
      <p className={classes.verdict}>
        {graded.isCorrect ? <Correct points={graded.points} /> : <Incorrect />}
      </p>
      {!graded.isCorrect && (
        <p>
          The correct answer is {optionLetter(graded.correctAnswer)}:{" "}
          <span lang={language}>
            <QuizText text={options[graded.correctAnswer] ?? ""} />
          </span>
        </p>
      )}
      <p lang={language} className={classes.explanation}>
        <QuizText text={graded.explanation} />
      </p>
      <Button type="button" h={44} mt="xs" fullWidth onClick={onNext}>
        {nextLabel}
      </Button>
    </div>
  );
}

const Correct = ({ points }: { readonly points: number }) => (
  <>
    <IconCircleCheck aria-hidden size={24} />
    <strong>Correct!</strong> <span>+{pointsText(points)}</span>
  </>
);

const Incorrect = () => (
  <>
    <IconCircleX aria-hidden size={24} />
    <strong>Incorrect</strong>
  </>
);
