import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";
import { useRefreshGroups } from "../use-refresh-groups.ts";

interface AskDialogProps {
  readonly groupId: number;
  /** Who is away. */
  readonly creator: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for a group whose creator is away. */
export function AskDialog({ groupId, creator: name, opened, onClose }: AskDialogProps) {
  const t = useTexts("members");
  const { day } = useFormats();
  const refresh = useRefreshGroups();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.claim.ask.useMutation({
    meta: { ownsError: true },
    onSuccess: async ({ claim }) => {
      onClose();
      const until = claim ? day(claim.answerBy) : "";
      showToast({ title: t("asked"), description: t("askedText", { name, day: until }) });
      await refresh();
    },
    // Another may have asked, or the creator has come.
    onError: refresh,
  });
  const ask = useOneAtATime(() => mutateAsync({ groupId }));
  return (
    <ConfirmDialog
      title={t("askTitle")}
      question={t("askQuestion", { name })}
      action={t("ask")}
      isPending={isPending}
      failure={error ? failureText(error) : undefined}
      opened={opened}
      onConfirm={ask}
      onClose={onClose}
    />
  );
}
