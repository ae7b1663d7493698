import type { Quiz, QuizLanguage, QuizQuestion } from "@daily-quran/domain/quiz";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import type { RenderVerseAction } from "./question/answer-feedback.tsx";
import { QuestionView } from "./question-view.tsx";
import { QuizHeader } from "./quiz-header.tsx";

interface QuizRunProps {
  readonly quiz: Quiz;
  readonly language: QuizLanguage;
  readonly onLanguage: (language: QuizLanguage) => void;
  readonly onComplete: () => void;
  readonly renderVerseAction: RenderVerseAction;
  readonly renderQuestionFoot: RenderQuestionFoot;
}

/** The part below a question once it is answered. */
export type RenderQuestionFoot = (question: QuizQuestion) => ReactNode;

/** The questions of a quiz, from the first that is not answered yet. */
export function QuizRun(props: QuizRunProps) {
  const { quiz, language, onLanguage, onComplete, renderVerseAction, renderQuestionFoot } = props;
  const t = useTexts("quiz");
  const { questions } = quiz;
  const last = questions.length - 1;
  const [index, setIndex] = useState(() => {
    const open = questions.findIndex(({ answer }) => !answer);
    return open === -1 ? last : open;
  });
  const heading = useFocusOnChange(index);
  const question = questions[index];
  if (!question) return null;
  const isLast = index === last;
  return (
    <>
      <QuizHeader quiz={quiz} index={index} language={language} onLanguage={onLanguage} />
      <QuestionView
        key={question.id}
        question={question}
        quiz={quiz}
        headingRef={heading}
        nextLabel={t(isLast ? "complete" : "next")}
        onNext={isLast ? onComplete : () => setIndex(index + 1)}
        renderVerseAction={renderVerseAction}
      />
      {question.answer && renderQuestionFoot(question)}
    </>
  );
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
