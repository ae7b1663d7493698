import { groupReadingPath } from "@daily-quran/domain/web-paths";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { QuestionType, Quiz } from "@daily-quran/domain/quiz";
import { QUESTIONS_PER_DAY, accuracyPercent } from "@daily-quran/quiz-scoring/points";
import { QUESTION_TYPES } from "@daily-quran/quiz-scoring/question-type";
import { Button } from "../../ui/buttons/button.tsx";
import { useEffect, useRef } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { AccuracyRing } from "./accuracy-ring.tsx";
import type { QuizPaths } from "./quiz-paths.ts";
import bar from "../../ui/status/progress-bar.module.css";
import classes from "./quiz-results.module.css";
import { QuizCheckIn } from "./quiz-check-in.tsx";
import { UNSENT } from "../../lib/unsent.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { scoreOf, subjectOf } from "./score.ts";

interface QuizResultsProps {
  readonly quiz: Quiz;
  readonly completion: {
    readonly isIdle: boolean;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly complete: () => void;
  };
  readonly paths: QuizPaths;
  /** Whether it has just come in place of what had the focus. */
  readonly takesFocus: boolean;
  readonly onPractise: () => void;
}

/** What a day earned, with links to what comes next. */
export function QuizResults(props: QuizResultsProps) {
  const { quiz, completion, paths, takesFocus, onPractise } = props;
  const t = useTexts("quiz");
  const more = useTexts("practice");
  const { points, correct } = scoreOf(quiz);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section className={classes.results} aria-labelledby="quiz-results">
      <h1 ref={heading} id="quiz-results" tabIndex={-1}>
        {t("title", { day: quiz.day })}
      </h1>
      <AccuracyRing percent={accuracyPercent(correct)} />
      <p className={classes.score}>
        {t("pointsOf", {
          points,
          maximum: quiz.maximumPoints,
          amount: (amount) => <strong>{amount}</strong>,
        })}
      </p>
      <ul className={classes.types}>
        {QUESTION_TYPES.map((type) => (
          <li key={type}>
            <span>{t("type", { type: askedAs(quiz, type) })}</span>
            <progress
              aria-hidden="true"
              value={correct[type]}
              max={QUESTIONS_PER_DAY[type]}
              className={bar.bar}
            />
            <span>
              {t("correctOf", { correct: correct[type], count: QUESTIONS_PER_DAY[type] })}
            </span>
          </li>
        ))}
      </ul>
      <ResultStatus completion={completion} />
      {quiz.result && <QuizCheckIn cycleId={quiz.cycleId} day={quiz.day} />}
      <NextSteps quiz={quiz} paths={paths} isSaved={!completion.isError} />
      {quiz.result && (
        <div className={classes.practice}>
          <Button variant="default" onClick={onPractise}>
            {more("more")}
          </Button>
          <p>{more("moreHint")}</p>
        </div>
      )}
    </section>
  );
}

/** What a day's question of a type was about. */
function askedAs({ questions }: Quiz, type: QuestionType): string {
  return subjectOf(questions.find((question) => question.type === type) ?? { type });
}

interface NextStepsProps extends Pick<QuizResultsProps, "quiz" | "paths"> {
  readonly isSaved: boolean;
}

/** Where to go after a quiz: the leaderboard first, where the cycle has one. */
function NextSteps({ quiz, paths, isSaved }: NextStepsProps) {
  const t = useTexts("quiz");
  const { groupId, day, hasLeaderboard } = quiz;
  return (
    <>
      {hasLeaderboard && isSaved && (
        <Button component={Link} to={paths.group(groupId, "leaderboard")} fullWidth>
          {t("seeLeaderboard")}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.group(groupId)}
        fullWidth
        variant={hasLeaderboard || !isSaved ? "default" : "filled"}
      >
        {t("backToGroup")}
      </Button>
      {day < PLAN_DAYS && (
        <Button component={Link} to={groupReadingPath(day + 1, groupId)} fullWidth variant="subtle">
          {t("nextReading", { day: day + 1 })}
        </Button>
      )}
    </>
  );
}

interface ResultStatusProps {
  readonly completion: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly complete: () => void;
  };
}

/** Whether the result is saved, with a retry on failure. The answers are saved already. */
function ResultStatus({ completion: { isPending, isError, complete } }: ResultStatusProps) {
  const t = useTexts("quiz");
  const notices = useTexts("notices");
  if (isPending)
    return (
      <output>
        <VisuallyHidden>{t("saving")}</VisuallyHidden>
      </output>
    );
  if (!isError) return null;
  return (
    <div className={classes.unsaved} {...UNSENT}>
      <p>{t("unsaved")}</p>
      <Button fullWidth onClick={complete}>
        {notices("tryAgain")}
      </Button>
    </div>
  );
}
