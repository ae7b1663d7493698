import type { GradedAnswer, Quiz, QuizLanguage } from "@daily-quran/domain/quiz";
import { trpc } from "../../reader/server/trpc.tsx";
import { failureStatus } from "../../reader/server/failure.ts";
import { keepDeed } from "../../reader/deeds/deeds.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { isRefused } from "./quiz-refused.tsx";
import type { QuizDay } from "./use-quiz.ts";

/** Sends an answer and updates the cached quiz; without a network it is kept. */
export function useAnswer(quizDay: QuizDay, language: QuizLanguage) {
  const utils = trpc.useUtils();
  const { mutateAsync, isPending, error } = trpc.quiz.answer.useMutation({
    meta: { ownsError: true },
    onSuccess: async (answer, { questionId }) => {
      const shown = { ...quizDay, language };
      // A quiz requested earlier must not overwrite the answer.
      await utils.quiz.get.cancel(shown);
      utils.quiz.get.setData(shown, (quiz) => quiz && withAnswer(quiz, questionId, answer));
      await utils.quiz.get.invalidate(quizDay, { refetchType: "none" });
    },
    onError: (failure, sent) => {
      if (failureStatus(failure) === undefined) keepDeed("quiz.answer", sent);
      // The group or the cycle may be gone: then the quiz, too, is refused, and the page says so.
      else if (isRefused(failure)) void utils.quiz.get.invalidate(quizDay);
    },
  });
  const answer = useOneAtATime((questionId: string, choice: number) =>
    mutateAsync({ ...quizDay, language, questionId, choice }),
  );
  return { answer, isPending, error };
}

function withAnswer(quiz: Quiz, questionId: string, answer: GradedAnswer): Quiz {
  const questions = quiz.questions.map((question) =>
    question.id === questionId ? { ...question, answer } : question,
  );
  return { ...quiz, questions };
}
