import type { AnsweredPracticeQuestion } from "@daily-quran/domain/practice/practice";
import type { QuizLanguage, QuizQuestion } from "@daily-quran/domain/quiz";
import { Button } from "../../../ui/buttons/button.tsx";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import type { VerseParts } from "../question/answer-feedback.tsx";
import { QuestionView } from "../question-view.tsx";
import { QuizHeader } from "../quiz-header.tsx";
import type { OrderedPractice } from "./not-asked-first.ts";
import classes from "./practice-rounds.module.css";

const ROUND = 3;

interface RoundProps {
  readonly day: number;
  readonly language: QuizLanguage;
  readonly onLanguage: (language: QuizLanguage) => void;
  /** The level of its heading. */
  readonly level: "h1" | "h2";
  readonly verseParts: VerseParts;
  /** The part below a question once it is answered. */
  readonly renderQuestionFoot: (question: QuizQuestion) => ReactNode;
}

export interface PracticeRoundsProps extends RoundProps, OrderedPractice {
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Three questions at a time, over and over again. */
export function PracticeRounds(props: PracticeRoundsProps) {
  const { questions, freshCount, closeLabel, onClose, ...round } = props;
  const [start, setStart] = useState(0);
  // Of the three that are over.
  const [right, setRight] = useState<number>();
  const more = () => {
    setStart(start + ROUND);
    setRight(undefined);
  };
  const place = start % questions.length;
  return (
    <section className={classes.practice}>
      {right === undefined ? (
        <Round
          key={start}
          {...round}
          questions={[...questions.slice(place), ...questions].slice(0, ROUND)}
          onEnd={setRight}
        />
      ) : (
        <RoundEnd
          right={right}
          comesAgain={start + 2 * ROUND > freshCount}
          level={round.level}
          closeLabel={closeLabel}
          onMore={more}
          onClose={onClose}
        />
      )}
    </section>
  );
}

interface ThreeProps extends RoundProps {
  readonly questions: readonly AnsweredPracticeQuestion[];
  /** Gets how many were answered right. */
  readonly onEnd: (right: number) => void;
}

function Round({ questions, onEnd, renderQuestionFoot, ...props }: ThreeProps) {
  const { day, language, onLanguage, level, verseParts } = props;
  const t = useTexts("practice");
  const quiz = useTexts("quiz");
  const [choices, setChoices] = useState<readonly number[]>([]);
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocus(heading, index);
  const asked = questions[index];
  if (!asked) return null;
  const question = shownQuestion(asked, choices[index]);
  const isLast = index === questions.length - 1;
  const isRight = ({ answer }: AnsweredPracticeQuestion, place: number) =>
    answer.correctAnswer === choices[place];
  return (
    <>
      <QuizHeader
        title={t("title", { day })}
        level={level}
        index={index}
        count={questions.length}
        language={language}
        onLanguage={onLanguage}
      />
      <QuestionView
        key={question.id}
        question={question}
        day={day}
        language={language}
        answering={{
          answer: (choice) => setChoices([...choices, choice]),
          isPending: false,
          error: null,
        }}
        headingRef={heading}
        nextLabel={isLast ? t("end") : quiz("next")}
        onNext={() => (isLast ? onEnd(questions.filter(isRight).length) : setIndex(index + 1))}
        verseParts={verseParts}
      />
      {question.answer && renderQuestionFoot(question)}
    </>
  );
}

/** The question as one of a quiz, which earns nothing. */
function shownQuestion(
  { answer, ...question }: AnsweredPracticeQuestion,
  choice: number | undefined,
): QuizQuestion {
  const points = 0;
  if (choice === undefined) return { ...question, points };
  const isCorrect = choice === answer.correctAnswer;
  return { ...question, points, answer: { ...answer, choice, isCorrect, points } };
}

interface RoundEndProps extends Pick<PracticeRoundsProps, "level" | "closeLabel" | "onClose"> {
  readonly right: number;
  readonly comesAgain: boolean;
  readonly onMore: () => void;
}

function RoundEnd({ right, comesAgain, onMore, ...props }: RoundEndProps) {
  const { level: Title, closeLabel, onClose } = props;
  const t = useTexts("practice");
  const heading = useRef<HTMLHeadingElement>(null);
  useFocus(heading, right);
  return (
    <div className={classes.end}>
      <Title ref={heading} tabIndex={-1}>
        {t("right", { right, count: ROUND })}
      </Title>
      <p>{t(comesAgain ? "again" : "others")}</p>
      <Button fullWidth onClick={onMore}>
        {t("more")}
      </Button>
      <Button fullWidth variant="default" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}

/** Moves the focus to the heading and scrolls to its section, at first and when the step changes. */
function useFocus(heading: RefObject<HTMLHeadingElement | null>, step: number): void {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView();
  }, [heading, step]);
}
