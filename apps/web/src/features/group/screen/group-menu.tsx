import type { Group } from "@daily-quran/domain/group/group";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Action, ActionMenu } from "../../../ui/dialogs/action-menu.tsx";
import { DeleteGroupDialog } from "./delete-group-dialog.tsx";
import { EditGroupDialog } from "./edit-group-dialog.tsx";
import { LeaveGroupDialog } from "./leave-group-dialog.tsx";
import { LeaveToHeirDialog } from "./leave-to-heir-dialog.tsx";
import type { GroupAccess } from "../group-access.ts";

interface GroupMenuProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly groupsPath: string;
}

/** A member's actions on the group. */
export function GroupMenu({ group, access, groupsPath }: GroupMenuProps) {
  const t = useTexts("group");
  const [dialog, setDialog] = useState<"edit" | "leave" | "delete" | null>(null);
  const close = () => setDialog(null);
  const shared = { group, groupsPath, onClose: close };
  return (
    <>
      <ActionMenu label={t("actions")}>
        {access.isAdmin && <Action onSelect={() => setDialog("edit")}>{t("edit")}</Action>}
        {(!access.isCreator || group.memberCount > 1) && (
          <Action destructive onSelect={() => setDialog("leave")}>
            {t(access.isCreator ? "leaveTo" : "leave")}
          </Action>
        )}
        {access.isCreator && (
          <Action destructive onSelect={() => setDialog("delete")}>
            {t("delete")}
          </Action>
        )}
      </ActionMenu>
      <EditGroupDialog group={group} opened={dialog === "edit"} onClose={close} />
      <LeaveGroupDialog {...shared} opened={dialog === "leave" && !access.isCreator} />
      <LeaveToHeirDialog {...shared} opened={dialog === "leave" && access.isCreator} />
      <DeleteGroupDialog {...shared} opened={dialog === "delete"} />
    </>
  );
}
