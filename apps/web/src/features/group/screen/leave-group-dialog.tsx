import type { Group } from "@daily-quran/domain/group/group";
import { isLeader } from "@daily-quran/domain/group/group-permissions";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { failureText } from "../../../reader/server/failure.ts";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { SwitchField } from "../../../ui/fields/switch-field.tsx";
import { useForgetGroup } from "./use-forget-group.ts";

interface LeaveGroupDialogProps {
  readonly group: Group;
  readonly groupsPath: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function LeaveGroupDialog({ group, groupsPath, opened, onClose }: LeaveGroupDialogProps) {
  const t = useTexts("group");
  const navigate = useNavigate();
  const forget = useForgetGroup(group.id);
  const { mutateAsync, isPending, error } = trpc.group.leave.useMutation({
    meta: { ownsError: true },
    onSuccess: async () => {
      await navigate(groupsPath);
      await forget();
    },
  });
  const [block, setBlock] = useState(false);
  const leave = useOneAtATime(() => mutateAsync({ groupId: group.id, block }));
  return (
    <ConfirmDialog
      title={t("leaveTitle")}
      question={t(group.isPrivate ? "leavePrivate" : "leavePublic", { name: group.name })}
      action={t("leave")}
      destructive
      isPending={isPending}
      failure={error ? failureText(error) : undefined}
      opened={opened}
      onConfirm={leave}
      onClose={onClose}
    >
      {isLeader({ role: group.userRole ?? null, isCreator: false }) && <p>{t("leaveLinks")}</p>}
      <SwitchField
        label={t("block")}
        description={t("blockHint")}
        checked={block}
        onChange={(event) => setBlock(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  );
}
