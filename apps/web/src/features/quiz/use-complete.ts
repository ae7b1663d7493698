import { trpc } from "../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useOwnToast } from "../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { isRefused } from "./quiz-refused.tsx";
import type { QuizDay } from "./use-quiz.ts";

/** Stores the result of a quiz whose questions are all answered. */
export function useComplete(quizDay: QuizDay) {
  const utils = trpc.useUtils();
  const t = useTexts("quiz");
  const showToast = useShowToast();
  const failure = useOwnToast();
  const { mutateAsync, ...mutation } = trpc.quiz.complete.useMutation({
    meta: { ownsError: true },
    onSuccess: async ({ totalPoints }) => {
      failure.withdraw();
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
    onError: (error) => {
      failure.withdraw();
      if (isRefused(error)) return;
      failure.show({
        title: t("submissionFailed"),
        description: t("submissionFailedHint"),
        variant: "destructive",
      });
    },
  });
  return { ...mutation, complete: useOneAtATime(() => mutateAsync(quizDay)) };
}
