import type { ReactNode } from "react";
import { CallDialog } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { useShowToast } from "../../../ui/toasts/use-toasts.ts";

interface RevokeInviteDialogProps {
  readonly groupId: number;
  readonly inviteId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Which link it is. */
  readonly children: ReactNode;
}

/** Asks before a link stops to let people in. */
export function RevokeInviteDialog(props: RevokeInviteDialogProps) {
  const { groupId, inviteId, opened, onClose, children } = props;
  const t = useTexts("members");
  const utils = trpc.useUtils();
  const showToast = useShowToast();
  return (
    <CallDialog
      title={t("revokeTitle")}
      question={t("revokeQuestion")}
      action={t("revoke")}
      destructive
      call={trpc.invite.revoke.useMutation({ meta: { ownsError: true } })}
      input={{ groupId, inviteId }}
      onDone={() => {
        onClose();
        showToast({ title: t("revoked"), description: t("revokedText") });
        return utils.invite.list.invalidate({ groupId });
      }}
      gone="INVITE_NOT_FOUND"
      opened={opened}
      onClose={onClose}
    >
      {children}
    </CallDialog>
  );
}
