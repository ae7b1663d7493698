import type { Quiz } from "@daily-quran/domain/quiz";
import { QUESTIONS_PER_DAY, accuracyPercent } from "@daily-quran/quiz-scoring/points";
import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { AccuracyRing } from "./accuracy-ring.tsx";
import { TYPE_NAMES } from "./question-types.ts";
import classes from "./quiz-results.module.css";
import { ResultStatus } from "./result-status.tsx";
import { scoreOf } from "./score.ts";

interface QuizResultsProps {
  readonly quiz: Quiz;
  readonly completion: {
    readonly isIdle: boolean;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly complete: () => void;
  };
  readonly groupPath: string;
}

/** What a day earned; the way back to the group once it is kept. */
export function QuizResults({ quiz, completion, groupPath }: QuizResultsProps) {
  const { points, correct } = scoreOf(quiz);
  const heading = useRef<HTMLHeadingElement>(null);
  const justCompleted = !completion.isIdle;
  useEffect(() => {
    if (!justCompleted) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [justCompleted]);
  return (
    <section className={classes.results} aria-labelledby="quiz-results">
      <h1 ref={heading} id="quiz-results" tabIndex={-1}>
        Day {quiz.day} Quiz
      </h1>
      <AccuracyRing percent={accuracyPercent(correct)} />
      <p className={classes.score}>
        <strong>
          {points}/{quiz.maximumPoints}
        </strong>{" "}
        points
      </p>
      <ul className={classes.types}>
        {QUESTION_TYPES.map((type) => (
          <li key={type}>
            <span>{TYPE_NAMES[type]}</span>
            <progress
              aria-hidden="true"
              value={correct[type]}
              max={QUESTIONS_PER_DAY[type]}
              className={classes.bar}
            />
            <span>
              {correct[type]}/{QUESTIONS_PER_DAY[type]} correct
            </span>
          </li>
        ))}
      </ul>
      <ResultStatus completion={completion} />
      <Button
        component={Link}
        to={groupPath}
        h={44}
        fullWidth
        variant={completion.isError ? "default" : "filled"}
      >
        Back to Group
      </Button>
    </section>
  );
}
