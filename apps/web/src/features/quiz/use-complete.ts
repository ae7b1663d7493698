import { trpc } from "../../reader/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import type { QuizDay } from "./use-quiz.ts";

/** Stores the result of a quiz whose questions are all answered. */
export function useComplete(quizDay: QuizDay) {
  const utils = trpc.useUtils();
  const t = useTexts("quiz");
  const showToast = useShowToast();
  const { mutateAsync, ...mutation } = trpc.quiz.complete.useMutation({
    meta: { ownsError: true },
    onSuccess: async ({ totalPoints }) => {
      showToast({
        title: t("completed"),
        description: t("earnedToday", { points: totalPoints }),
      });
      await Promise.all([
        utils.quiz.get.invalidate(quizDay),
        utils.quiz.progress.invalidate({ cycleId: quizDay.cycleId }),
        utils.leaderboard.get.invalidate({ cycleId: quizDay.cycleId }),
      ]);
    },
    onError: () => {
      showToast({
        title: t("submissionFailed"),
        description: t("submissionFailedHint"),
        variant: "destructive",
      });
    },
  });
  return { ...mutation, complete: useOneAtATime(() => mutateAsync(quizDay)) };
}
