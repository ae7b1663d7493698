import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { keepPreviousData } from "@tanstack/react-query";
import { failureStatus } from "../../reader/failure.ts";
import { trpc } from "../../reader/trpc.tsx";

/** Which day's quiz of which cycle. */
export interface QuizDay {
  readonly cycleId: number;
  readonly day: number;
}

/** A day's quiz with the answers so far; the old language stays shown until the new one is loaded. */
export function useQuiz(quizDay: QuizDay, language: QuizLanguage) {
  return trpc.quiz.get.useQuery(
    { ...quizDay, language },
    {
      // Another device may have answered meanwhile.
      staleTime: 0,
      networkMode: "always",
      placeholderData: keepPreviousData,
      meta: { ownsError: "load" },
      retry: (failures, error) => failures < 1 && !isRefusal(failureStatus(error)),
    },
  );
}

const isRefusal = (status: number | undefined) => status !== undefined && status < 500;
