import type { Quiz, QuizQuestion } from "@daily-quran/domain/quiz";
import { type FormEvent, type RefObject, useState } from "react";
import { failureText } from "../../reader/server/failure.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Badge } from "../../ui/status/badge.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { AnswerFeedback, type RenderVerseAction } from "./question/answer-feedback.tsx";
import { EarlierAnswer } from "./question/earlier-answer.tsx";
import { LookUp } from "./question/look-up.tsx";
import { OptionCard } from "./question/option-card.tsx";
import { Passages } from "./question/passages.tsx";
import classes from "./question-view.module.css";
import { TextWithArabic } from "../../ui/text/text-with-arabic.tsx";
import { subjectOf } from "./score.ts";
import { useAnswer } from "./use-answer.ts";

interface QuestionViewProps {
  readonly question: QuizQuestion;
  readonly quiz: Quiz;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly nextLabel: string;
  readonly onNext: () => void;
  readonly renderVerseAction: RenderVerseAction;
}

/** One question: chosen, submitted, and then explained in the same place. */
export function QuestionView(props: QuestionViewProps) {
  const { question, quiz, headingRef, nextLabel, onNext, renderVerseAction } = props;
  const { id, topic, points, passages, options, translations, answer: graded } = question;
  const t = useTexts("quiz");
  const [chosen, setChosen] = useState<number>();
  const { cycleId, day, language } = quiz;
  const { answer, isPending, error } = useAnswer({ cycleId, day }, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) answer(id, chosen);
  };
  if (graded?.isEarlier)
    return (
      <EarlierAnswer
        graded={graded}
        headingRef={headingRef}
        nextLabel={nextLabel}
        onNext={onNext}
      />
    );
  return (
    <form onSubmit={submit} className={classes.question}>
      <p className={classes.kind}>
        <Badge>
          {t("type", { type: subjectOf(question) })} · {t("points", { points })}
        </Badge>
      </p>
      {topic && <p className={classes.topic}>{t("topic", { topic })}</p>}
      <Passages passages={passages} language={language} />
      <h2
        ref={headingRef}
        id={`${id}-text`}
        lang={language}
        dir="ltr"
        tabIndex={-1}
        className={classes.text}
      >
        <TextWithArabic text={question.question} />
      </h2>
      <LookUp question={question} quiz={quiz} />
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
            translation={translations?.[index]}
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
          renderVerseAction={renderVerseAction}
        />
      ) : (
        <div className={classes.submit} data-chosen={chosen !== undefined || undefined}>
          <FormFailure text={error ? failureText(error, t("notSent")) : undefined} />
          <SubmitButton
            label={t("submit")}
            pendingLabel={t("submitting")}
            isPending={isPending}
            disabled={chosen === undefined}
            fullWidth
          />
        </div>
      )}
    </form>
  );
}
