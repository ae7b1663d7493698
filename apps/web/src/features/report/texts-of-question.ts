import type { QuizQuestion } from "@daily-quran/domain/quiz";
import type { Reportable } from "./report-form.tsx";

/** A question with its options and explanation as one text, as the reader saw it; practice has no cycle. */
export function textsOfQuestion(
  { id, own, question, options, answer }: QuizQuestion,
  quiz: { readonly cycleId?: number; readonly day: number },
): Reportable[] {
  const lines = [
    question,
    ...options.map((option, index) => `${index === answer?.correctAnswer ? "✓" : "–"} ${option}`),
    answer?.explanation ?? "",
  ];
  return [
    {
      isOwn: own !== undefined,
      about: { kind: "question", ...quiz, questionId: id },
      shown: lines.filter(Boolean).join("\n"),
    },
  ];
}
