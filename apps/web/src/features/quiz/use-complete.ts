import { trpc } from "../../reader/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { counted } from "../../lib/counted.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import type { QuizDay } from "./use-quiz.ts";

/** Stores the result of a quiz whose questions are all answered. */
export function useComplete(quizDay: QuizDay) {
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const { mutateAsync, ...mutation } = trpc.quiz.complete.useMutation({
    meta: { ownsError: true },
    networkMode: "always",
    onSuccess: async ({ totalPoints }) => {
      showToast({
        title: "Quiz Completed!",
        description: `You earned ${counted(totalPoints, "point")} today.`,
      });
      await Promise.all([
        utils.quiz.get.invalidate(quizDay),
        utils.quiz.progress.invalidate({ cycleId: quizDay.cycleId }),
        utils.leaderboard.get.invalidate({ cycleId: quizDay.cycleId }),
      ]);
    },
    onError: () => {
      showToast({
        title: "Submission Failed",
        description: "Unable to save your quiz results. Please try again.",
        variant: "destructive",
      });
    },
  });
  return { ...mutation, complete: useOneAtATime(() => mutateAsync(quizDay)) };
}
