import type { ErrorCode } from "@daily-quran/domain/errors";
import { failureCode } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import type { OwnToast } from "../../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { failureToast } from "../failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

const INVITE_ONLY: ErrorCode = "INVITE_ONLY";

/**
 * Adds a user to a group, then calls back; `problem` says why it was not done. `isInviteOnly`: the user refuses to
 * be added.
 */
export function useAddMember(onAdded: () => void, problem: OwnToast) {
  const t = useTexts("members");
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.member.add.useMutation({
    meta: { ownsError: true },
    onSuccess: async ({ username: name }) => {
      onAdded();
      problem.withdraw();
      showToast({ title: t("added"), description: t("addedText", { name }) });
      await refresh();
    },
    onError: (failure) => {
      if (failureCode(failure) === INVITE_ONLY) return problem.withdraw();
      problem.show(failureToast(failure, { title: t("addFailedTitle"), fallback: t("addFailed") }));
      // The user may have been added, and only the answer was lost.
      void refresh();
    },
  });
  const isInviteOnly = failureCode(error) === INVITE_ONLY;
  return { addMember: useOneAtATime(mutateAsync), isPending, isInviteOnly };
}
