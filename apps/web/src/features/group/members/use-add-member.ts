import type { ErrorCode } from "@daily-quran/domain/errors";
import { failureCode } from "../../../reader/failure.ts";
import { trpc } from "../../../reader/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

const INVITE_ONLY: ErrorCode = "INVITE_ONLY";

/** Adds a user to a group, then calls back. `isInviteOnly`: the user refuses to be added. */
export function useAddMember(onAdded: () => void) {
  const t = useTexts("members");
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const showFailure = useFailureToast(t("addFailedTitle"), t("addFailed"));
  const { mutateAsync, isPending, error } = trpc.member.add.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      onAdded();
      showToast({ title: t("added") });
      await refresh();
    },
    onError: (failure) => {
      if (failureCode(failure) !== INVITE_ONLY) showFailure(failure);
    },
  });
  const isInviteOnly = failureCode(error) === INVITE_ONLY;
  return { addMember: useOneAtATime(mutateAsync), isPending, isInviteOnly };
}
