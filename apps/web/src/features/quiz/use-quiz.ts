import type { QuizLanguage } from "@daily-quran/domain/quiz";
import { isPlanDay } from "@daily-quran/reading-schedule/plan-day";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useDayStart } from "../../reader/day/use-day-start.ts";
import { failureCode, failureStatus } from "../../reader/server/failure.ts";
import { trpc } from "../../reader/server/trpc.tsx";

/** Which day's quiz of which cycle. */
export interface QuizDay {
  readonly cycleId: number;
  readonly day: number;
}

/** Whether there can be such a quiz at all. */
export const isQuizDay = ({ cycleId, day }: QuizDay): boolean =>
  isPlanDay(day) && Number.isInteger(cycleId) && cycleId > 0;

/**
 * A day's quiz with the answers so far; the old language stays shown until the new one is loaded, and one that
 * was not open yet is asked for again when the day turns.
 */
export function useQuiz(quizDay: QuizDay, language: QuizLanguage) {
  const today = useDayStart();
  const askedOn = useRef(today);
  const query = trpc.quiz.get.useQuery(
    { ...quizDay, language },
    {
      // Another device may have answered meanwhile.
      staleTime: 0,
      placeholderData: keepPreviousData,
      meta: { ownsError: "load" },
      retry: (failures, error) => failures < 1 && !isRefusal(failureStatus(error)),
    },
  );
  const { error, refetch } = query;
  useEffect(() => {
    if (askedOn.current === today) return;
    askedOn.current = today;
    if (failureCode(error) === "QUIZ_NOT_OPEN") void refetch();
  }, [today, error, refetch]);
  return query;
}

const isRefusal = (status: number | undefined) => status !== undefined && status < 500;
