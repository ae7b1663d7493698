import type { Group, Member } from "@daily-quran/domain/group/group";
import { CallDialog } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
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
  const { username: name, userId } = heir;
  return (
    <CallDialog
      title={t("handOverTitle")}
      question={t("handOverQuestion", { name, group: group.name })}
      action={t("handOver")}
      call={trpc.group.handOver.useMutation({ meta: { ownsError: true } })}
      input={{ groupId: group.id, userId }}
      onDone={() => {
        onClose();
        showToast({ title: t("handedOver"), description: t("handedOverText", { name }) });
        return refresh();
      }}
      opened={opened}
      onClose={onClose}
    />
  );
}
