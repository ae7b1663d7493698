import { trpc } from "../../../reader/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

/** Adds somebody to a group; calls back once they are in. */
export function useAddMember(onAdded: () => void) {
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { mutateAsync, isPending } = trpc.member.add.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      onAdded();
      showToast({ title: "Member Added" });
      await refresh();
    },
    onError: useFailureToast("Failed to Add Member", "Failed to add member"),
  });
  return { addMember: useOneAtATime(mutateAsync), isPending };
}
