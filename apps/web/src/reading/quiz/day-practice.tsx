import type { ComponentProps } from "react";
import { Practice } from "../../features/quiz/practice/practice.tsx";
import { ReportButton } from "../../features/report/report-button.tsx";
import { textsOfQuestion } from "../../features/report/texts-of-question.ts";
import { VERSE_PARTS } from "./verse-parts.tsx";

type DayPracticeProps = Omit<ComponentProps<typeof Practice>, "verseParts" | "renderQuestionFoot">;

/** Questions on a day, with all that belongs to their answers. */
export function DayPractice(props: DayPracticeProps) {
  const { day } = props;
  return (
    <Practice
      {...props}
      verseParts={VERSE_PARTS}
      renderQuestionFoot={(question) => <ReportButton texts={textsOfQuestion(question, { day })} />}
    />
  );
}
