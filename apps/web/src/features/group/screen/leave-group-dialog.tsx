import type { Group } from "@daily-quran/domain/group/group";
import { isLeader } from "@daily-quran/domain/group/group-permissions";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CallDialog } from "../../../reader/forms/call-dialog.tsx";
import { trpc } from "../../../reader/server/trpc.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
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
  const [block, setBlock] = useState(false);
  return (
    <CallDialog
      title={t("leaveTitle")}
      question={t(group.isPrivate ? "leavePrivate" : "leavePublic", { name: group.name })}
      action={t("leave")}
      destructive
      call={trpc.group.leave.useMutation({ meta: { ownsError: true } })}
      input={{ groupId: group.id, block }}
      onDone={async () => {
        await navigate(groupsPath);
        await forget();
      }}
      opened={opened}
      onClose={onClose}
    >
      {isLeader({ role: group.userRole ?? null, isCreator: false }) && <p>{t("leaveLinks")}</p>}
      <SwitchField
        label={t("block")}
        description={t("blockHint")}
        checked={block}
        onChange={(event) => setBlock(event.currentTarget.checked)}
      />
    </CallDialog>
  );
}
