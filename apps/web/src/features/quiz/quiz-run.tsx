import type { Quiz, QuizLanguage, QuizQuestion } from "@daily-quran/domain/quiz";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useDeeds } from "../../reader/deeds/deeds.ts";
import { useTexts } from "../../texts/use-texts.ts";
import type { VerseParts } from "./question/answer-feedback.tsx";
import { QuestionView } from "./question-view.tsx";
import { QuizHeader } from "./quiz-header.tsx";
import { scoreOf } from "./score.ts";
import { useAnswer } from "./use-answer.ts";

interface QuizRunProps {
  readonly quiz: Quiz;
  readonly language: QuizLanguage;
  readonly onLanguage: (language: QuizLanguage) => void;
  readonly onComplete: () => void;
  readonly verseParts: VerseParts;
  readonly renderQuestionFoot: RenderQuestionFoot;
}

/** The part below a question once it is answered. */
export type RenderQuestionFoot = (question: QuizQuestion) => ReactNode;

/** The questions of a quiz, from the first that is not answered yet. */
export function QuizRun(props: QuizRunProps) {
  const { quiz, language, onLanguage, onComplete, verseParts, renderQuestionFoot } = props;
  const t = useTexts("quiz");
  const { questions, cycleId, day } = quiz;
  const kept = useDeeds("quiz.answer", { cycleId, day });
  const keptOf = (id: string) => kept.find(({ input }) => input["questionId"] === id);
  const last = questions.length - 1;
  const [index, setIndex] = useState(() => {
    const open = questions.findIndex(({ id, answer }) => !answer && !keptOf(id));
    return open === -1 ? last : open;
  });
  const heading = useFocusOnChange(index);
  const question = questions[index];
  if (!question) return null;
  const isLast = index === last;
  return (
    <>
      <QuizHeader
        title={t("title", { day: quiz.day })}
        points={scoreOf(quiz).points}
        index={index}
        count={questions.length}
        language={language}
        onLanguage={onLanguage}
      />
      <SentQuestion
        key={question.id}
        question={question}
        kept={keptOf(question.id)?.input["choice"] as number | undefined}
        quiz={quiz}
        headingRef={heading}
        nextLabel={t(isLast ? "complete" : "next")}
        onNext={isLast ? onComplete : () => setIndex(index + 1)}
        verseParts={verseParts}
      />
      {question.answer && renderQuestionFoot(question)}
    </>
  );
}

type SentQuestionProps = Omit<
  ComponentProps<typeof QuestionView>,
  "day" | "language" | "answering"
> & { readonly quiz: Quiz };

/** A question whose answer is sent, as one of its cycle's quiz. */
function SentQuestion({ quiz, ...props }: SentQuestionProps) {
  const { cycleId, day, language } = quiz;
  const { id } = props.question;
  const { answer, ...sending } = useAnswer({ cycleId, day }, language);
  const answering = { ...sending, answer: (choice: number) => answer(id, choice) };
  return <QuestionView {...props} day={day} language={language} answering={answering} />;
}

/** A ref for the next heading: it takes the focus after the first step. */
function useFocusOnChange(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [index]);
  return heading;
}
