import type { ErrorCode } from "@daily-quran/domain/errors";
import type { ReactNode } from "react";
import { failureCode, failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";

interface RevokeInviteDialogProps {
  readonly groupId: number;
  readonly inviteId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Which link it is. */
  readonly children: ReactNode;
}

const GONE: ErrorCode = "INVITE_NOT_FOUND";

/** Asks before a link stops to let people in. */
export function RevokeInviteDialog(props: RevokeInviteDialogProps) {
  const { groupId, inviteId, opened, onClose, children } = props;
  const t = useTexts("members");
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  const { mutateAsync, isPending, error } = trpc.invite.revoke.useMutation({
    meta: { ownsError: true },
    onSuccess: () => sayRevoked(),
    // Revoked already, by another leader or by a request whose answer was lost.
    onError: (failure) => (failureCode(failure) === GONE ? sayRevoked() : undefined),
  });
  const sayRevoked = async () => {
    onClose();
    showToast({ title: t("revoked"), description: t("revokedText") });
    await utils.invite.list.invalidate({ groupId });
  };
  return (
    <ConfirmDialog
      title={t("revokeTitle")}
      question={t("revokeQuestion")}
      action={t("revoke")}
      destructive
      isPending={isPending}
      failure={error ? failureText(error) : undefined}
      opened={opened}
      onConfirm={useOneAtATime(() => mutateAsync({ groupId, inviteId }))}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
