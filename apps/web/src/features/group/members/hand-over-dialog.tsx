import type { Group, Member } from "@daily-quran/domain/group/group";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface HandOverDialogProps {
  readonly group: Group;
  readonly heir: Pick<Member, "userId" | "username">;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function HandOverDialog({ group, heir, opened, onClose }: HandOverDialogProps) {
  const t = useTexts("members");
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.group.handOver.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      onClose();
      showToast({
        title: t("handedOver"),
        description: t("handedOverText", { name: heir.username }),
      });
      await refresh();
    },
  });
  const handOver = useOneAtATime(() => mutateAsync({ groupId: group.id, userId: heir.userId }));
  return (
    <ConfirmDialog
      title={t("handOverTitle")}
      question={t("handOverQuestion", { name: heir.username, group: group.name })}
      action={t("handOver")}
      isPending={isPending}
      failure={error ? failureText(error) : undefined}
      opened={opened}
      onConfirm={handOver}
      onClose={onClose}
    />
  );
}
