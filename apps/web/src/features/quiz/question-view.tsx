import type { Quiz, QuizQuestion } from "@daily-quran/domain/quiz";
import { type FormEvent, type RefObject, useState } from "react";
import { failureText } from "../../reader/failure.ts";
import { Badge } from "../../ui/badge.tsx";
import { FormFailure } from "../../ui/form-layout.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { AnswerFeedback } from "./answer-feedback.tsx";
import { OptionCard } from "./option-card.tsx";
import { pointsText, TYPE_NAMES } from "./question-types.ts";
import classes from "./question-view.module.css";
import { QuizText } from "./quiz-text.tsx";
import { useAnswer } from "./use-answer.ts";

interface QuestionViewProps {
  readonly question: QuizQuestion;
  readonly quiz: Quiz;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

const KEPT = "Your answer could not be sent. It is kept here: please try again.";

/** One question: chosen, submitted, and then explained in the same place. */
export function QuestionView({ question, quiz, headingRef, nextLabel, onNext }: QuestionViewProps) {
  const { id, type, points, verse, options, answer: graded } = question;
  const [chosen, setChosen] = useState<number>();
  const { cycleId, day, language } = quiz;
  const { answer, isPending, error } = useAnswer({ cycleId, day }, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) answer(id, chosen);
  };
  return (
    <form onSubmit={submit} className={classes.question}>
      <p className={classes.kind}>
        <Badge>
          {TYPE_NAMES[type]} · {pointsText(points)}
        </Badge>
      </p>
      {verse && (
        <p className={classes.verse} lang="ar" dir="rtl">
          <QuizText text={verse} />
        </p>
      )}
      <h2 ref={headingRef} id={`${id}-text`} lang={language} tabIndex={-1} className={classes.text}>
        <QuizText text={question.question} />
      </h2>
      <fieldset
        aria-labelledby={`${id}-text`}
        disabled={graded !== undefined}
        className={classes.options}
      >
        {options.map((text, index) => (
          <OptionCard
            key={text}
            name={id}
            index={index}
            text={text}
            language={language}
            checked={index === (graded?.choice ?? chosen)}
            graded={graded}
            onChoose={setChosen}
          />
        ))}
      </fieldset>
      {graded ? (
        <AnswerFeedback
          graded={graded}
          options={options}
          language={language}
          nextLabel={nextLabel}
          onNext={onNext}
        />
      ) : (
        <div className={classes.submit}>
          <FormFailure text={error ? failureText(error, KEPT) : undefined} />
          <SubmitButton
            label="Submit Answer"
            pendingLabel="Submitting..."
            isPending={isPending}
            disabled={chosen === undefined}
            fullWidth
          />
        </div>
      )}
    </form>
  );
}
