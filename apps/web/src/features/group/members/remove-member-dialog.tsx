import { trpc } from "../../../reader/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface RemoveMemberDialogProps {
  readonly groupId: number;
  readonly userId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RemoveMemberDialog(props: RemoveMemberDialogProps) {
  const { groupId, userId, opened, onClose } = props;
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { mutateAsync, isPending } = trpc.member.remove.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      onClose();
      showToast({ title: "Member Removed" });
      await refresh();
    },
    onError: useFailureToast("Failed to Remove Member", "Failed to remove member"),
  });
  const remove = useOneAtATime(() => mutateAsync({ groupId, userId }));
  return (
    <ConfirmDialog
      title="Remove Member"
      question={`Are you sure you want to remove User #${userId} from this group? This action cannot be undone.`}
      action="Remove"
      destructive
      isPending={isPending}
      opened={opened}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
