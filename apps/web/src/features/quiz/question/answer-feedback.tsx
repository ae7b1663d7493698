import type {
  CitedVerse as Cited,
  GradedAnswer,
  QuizLanguage,
  QuizQuestion,
} from "@daily-quran/domain/quiz";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import classes from "./answer-feedback.module.css";
import { CitedVerse } from "./cited-verse.tsx";
import { TextWithArabic } from "../../../ui/text/text-with-arabic.tsx";
import { QuizText } from "./quiz-text.tsx";

/** What belongs to the verse that an answer rests on. */
export interface VerseParts {
  /** What plays it. */
  readonly action: (verse: Cited) => ReactNode;
  /** What the reader's commentary says of it. */
  readonly commentary: (verse: Cited) => ReactNode;
}

interface AnswerFeedbackProps {
  readonly graded: GradedAnswer;
  readonly question: QuizQuestion;
  readonly language: QuizLanguage;
  readonly nextLabel: string;
  readonly onNext: () => void;
  readonly verseParts: VerseParts;
}

/** The feedback on an answer. It takes the focus, so that it is read out and not skipped by the next key. */
export function AnswerFeedback(props: AnswerFeedbackProps) {
  const { graded, question, language, nextLabel, onNext, verseParts } = props;
  const { cites } = graded;
  const textLanguage = question.own?.language ?? language;
  const t = useTexts("quiz");
  const feedback = useRef<HTMLDivElement>(null);
  useEffect(() => {
    feedback.current?.focus({ preventScroll: true });
    // By itself a focus may put the middle of a long explanation in sight, and the verdict above it.
    feedback.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <div ref={feedback} tabIndex={-1} data-correct={graded.isCorrect} className={classes.feedback}>
      <p className={classes.verdict}>
        {graded.isCorrect ? <Correct points={graded.points} /> : <Incorrect />}
      </p>
      {!graded.isCorrect && (
        <p>
          {t("correctIs", { letter: t("letter", { index: graded.correctAnswer }) })}{" "}
          <span lang={textLanguage} dir="ltr">
            <QuizText text={rightText(graded, question.options)} />
          </span>
        </p>
      )}
      <p lang={textLanguage} dir="ltr" className={classes.explanation}>
        <TextWithArabic text={graded.explanation} />
      </p>
      {cites && <CitedVerse cites={cites} language={language} action={verseParts.action(cites)} />}
      {cites && question.topic === "understanding" && verseParts.commentary(cites)}
      <Button type="button" mt="xs" fullWidth onClick={onNext}>
        {nextLabel}
      </Button>
    </div>
  );
}

/** The right option, by its reference where its text follows with the explanation. */
function rightText({ correctAnswer, cites }: GradedAnswer, options: readonly string[]): string {
  const right = options[correctAnswer] ?? "";
  return cites && (right === cites.arabic || right === cites.translation) ? cites.reference : right;
}

/** That an answer was right, and what it earned. */
export function Correct({ points }: { readonly points: number }) {
  const t = useTexts("quiz");
  return (
    <>
      <IconCircleCheck aria-hidden size={24} />
      <strong>{t("correct")}</strong> {points > 0 && <span>{t("earned", { points })}</span>}
    </>
  );
}

/** That an answer was wrong. */
export function Incorrect() {
  const t = useTexts("quiz");
  return (
    <>
      <IconCircleX aria-hidden size={24} />
      <strong>{t("incorrect")}</strong>
    </>
  );
}
