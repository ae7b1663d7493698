import type { QuizLanguage, QuizQuestion } from "@daily-quran/domain/quiz";
import { Button } from "../../ui/buttons/button.tsx";
import { type FormEvent, type RefObject, useState } from "react";
import { failureText } from "../../reader/server/failure.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Badge } from "../../ui/status/badge.tsx";
import { FormFailure } from "../../ui/forms/form-layout.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { AnswerFeedback, type VerseParts } from "./question/answer-feedback.tsx";
import { QuizDay } from "./question/quiz-text.tsx";
import { EarlierAnswer } from "./question/earlier-answer.tsx";
import { scheduleDayPath } from "@daily-quran/domain/web-paths";
import { Link } from "../../ui/buttons/link.tsx";
import { OptionCard } from "./question/option-card.tsx";
import { Passages } from "./question/passages.tsx";
import classes from "./question-view.module.css";
import { TextWithArabic } from "../../ui/text/text-with-arabic.tsx";
import { subjectOf } from "./score.ts";

/** How a question is answered, by the index of an option. */
interface Answering {
  readonly answer: (choice: number) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

interface QuestionViewProps {
  readonly question: QuizQuestion;
  /** The answer that is on this device until it can be sent. */
  readonly kept?: number | undefined;
  readonly day: number;
  readonly language: QuizLanguage;
  readonly answering: Answering;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly nextLabel: string;
  readonly onNext: () => void;
  readonly verseParts: VerseParts;
}

/** One question: chosen, submitted, and then explained in the same place. */
export function QuestionView(props: QuestionViewProps) {
  const { question, kept, day, language, headingRef, nextLabel, onNext, verseParts } = props;
  const { id, topic, own, points, passages, options, translations, answer: graded } = question;
  const t = useTexts("quiz");
  const [chosen, setChosen] = useState<number>();
  const { answer, isPending, error } = props.answering;
  // A group may have written it in one language alone.
  const textLanguage = own?.language ?? language;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) answer(chosen);
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
    <QuizDay value={day}>
      <form onSubmit={submit} className={classes.question}>
        <p className={classes.kind}>
          <Badge>
            {t("type", { type: subjectOf(question) })}
            {points > 0 && ` · ${t("points", { points })}`}
          </Badge>
        </p>
        {topic && !own && <p className={classes.topic}>{t("topic", { topic })}</p>}
        {own && (
          <p className={classes.topic}>
            {own.author === undefined ? t("ownOfGroup") : t("own", { author: own.author })}
          </p>
        )}
        <h2
          ref={headingRef}
          id={`${id}-text`}
          lang={textLanguage}
          dir="ltr"
          tabIndex={-1}
          className={classes.text}
        >
          <TextWithArabic text={question.question} />
        </h2>
        <Passages passages={passages} language={language} />
        <LookUp question={question} day={day} />
        <fieldset
          aria-labelledby={`${id}-text`}
          disabled={graded !== undefined || kept !== undefined}
          className={classes.options}
        >
          {options.map((text, index) => (
            <OptionCard
              key={text}
              name={id}
              index={index}
              text={text}
              translation={translations?.[index]}
              language={textLanguage}
              checked={index === (graded?.choice ?? kept ?? chosen)}
              graded={graded}
              onChoose={setChosen}
            />
          ))}
        </fieldset>
        {graded ? (
          <AnswerFeedback
            graded={graded}
            question={question}
            language={language}
            nextLabel={nextLabel}
            onNext={onNext}
            verseParts={verseParts}
          />
        ) : kept === undefined ? (
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
        ) : (
          <div className={classes.submit}>
            <output>{t("answerKept")}</output>
            <Button type="button" fullWidth onClick={onNext}>
              {nextLabel}
            </Button>
          </div>
        )}
      </form>
    </QuizDay>
  );
}

interface LookUpProps {
  readonly question: Pick<QuizQuestion, "options" | "answer">;
  readonly day: number;
}

/** "Al-Baqarah 2:177", not "2:170 to 2:176"; also in Bengali digits. */
const REFERENCE = /^[^:]*\p{Nd}:\p{Nd}+$/u;

/** Where every option is a verse by its number: that they may be looked up, and where. */
function LookUp({ question: { options, answer }, day }: LookUpProps) {
  const t = useTexts("quiz");
  if (answer || !options.every((option) => REFERENCE.test(option))) return null;
  return (
    <p className={classes.hint}>
      {t("lookUp")}{" "}
      <Link to={scheduleDayPath(day)} className={classes.link ?? ""}>
        {t("openReading")}
      </Link>
    </p>
  );
}
