import type { Group, Member, Role } from "@daily-quran/domain/group/group";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Action, ActionMenu } from "../../../ui/dialogs/action-menu.tsx";
import type { GroupAccess } from "../group-access.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import { useChangeRole } from "./use-change-role.ts";

const ROLES: readonly Role[] = ["admin", "moderator", "member"];

interface MemberMenuProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly member: Member;
}

/** A leader's actions on a member: only admins change roles, only the creator hands over. */
export function MemberMenu({ group, access, member }: MemberMenuProps) {
  const t = useTexts("members");
  const [dialog, setDialog] = useState<"remove" | "hand-over" | null>(null);
  const changeRole = useChangeRole(group.id, member);
  const close = () => setDialog(null);
  return (
    <>
      <ActionMenu label={t("actionsFor", { name: member.username })}>
        {access.isAdmin &&
          ROLES.map((role) => (
            <Action key={role} disabled={member.role === role} onSelect={() => changeRole(role)}>
              {t("makeRole", { role })}
            </Action>
          ))}
        {access.isCreator && member.role === "admin" && (
          <Action onSelect={() => setDialog("hand-over")}>{t("handOverGroup")}</Action>
        )}
        <Action destructive onSelect={() => setDialog("remove")}>
          {t("remove")}
        </Action>
      </ActionMenu>
      <RemoveMemberDialog
        group={group}
        member={member}
        opened={dialog === "remove"}
        onClose={close}
      />
      <HandOverDialog group={group} heir={member} opened={dialog === "hand-over"} onClose={close} />
    </>
  );
}
