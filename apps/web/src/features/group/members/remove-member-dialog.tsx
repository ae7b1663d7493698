import type { Group, Member } from "@daily-quran/domain/group/group";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useOwnToast } from "../../../ui/toasts/use-own-toast.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { failureToast } from "../failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface RemoveMemberDialogProps {
  readonly group: Group;
  readonly member: Member;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveMemberDialog(props: RemoveMemberDialogProps) {
  const { group, member, opened, onClose } = props;
  const { userId, username: name } = member;
  const t = useTexts("members");
  const { numerals } = useFormats();
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const failure = useOwnToast();
  const { mutateAsync, isPending } = trpc.member.remove.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      failure.withdraw();
      onClose();
      showToast({ title: t("removed"), description: t("removedText", { name }) });
      await refresh();
    },
    onError: (error) => {
      failure.show(
        failureToast(error, { title: t("removeFailedTitle"), fallback: t("removeFailed") }),
      );
      // The user may be no leader any more.
      void refresh();
    },
  });
  const { data: invites = [] } = trpc.invite.list.useQuery(
    { groupId: group.id },
    { enabled: opened, meta: { ownsError: "load" } },
  );
  const openLinks = invites.filter(({ createdBy }) => createdBy === name).length;
  const remove = useOneAtATime(() => mutateAsync({ groupId: group.id, userId }));
  return (
    <ConfirmDialog
      title={t("removeTitle", { name })}
      question={t("removeQuestion", { id: numerals(String(userId)) })}
      action={t("remove")}
      destructive
      isPending={isPending}
      opened={opened}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t("removeHint", { name, links: openLinks })}</p>
    </ConfirmDialog>
  );
}
