import type { Member, Role } from "@daily-quran/domain/group/group";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { useOwnToast } from "../../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { failureToast } from "../failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

/** Changes a member's role. */
export function useChangeRole(groupId: number, { userId, username }: Member): (role: Role) => void {
  const t = useTexts("members");
  const refresh = useRefreshGroups();
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const failure = useOwnToast();
  const { mutateAsync } = trpc.member.changeRole.useMutation({
    meta: { ownsError: true },
    onSuccess: async (_, { role }) => {
      failure.withdraw();
      const invites = utils.invite.list.getData({ groupId });
      const hadLinks = role === "member" && invites?.some((one) => one.createdBy === username);
      const text = t("roleUpdatedText", { name: username, role });
      showToast({
        title: t("roleUpdated"),
        description: hadLinks ? `${text} ${t("roleLinksEnded")}` : text,
      });
      await refresh();
    },
    onError: (error) => {
      failure.show(failureToast(error, { title: t("roleFailedTitle"), fallback: t("roleFailed") }));
      // The user may be no admin any more.
      void refresh();
    },
  });
  return useOneAtATime((role: Role) => mutateAsync({ groupId, userId, role }));
}
