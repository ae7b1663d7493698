import type { Group, Member, Role } from "@daily-quran/domain/group";
import { useState } from "react";
import { Action, ActionMenu } from "../../../ui/action-menu.tsx";
import type { GroupAccess } from "../group-access.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import { useChangeRole } from "./use-change-role.ts";

const ROLES: readonly { readonly role: Role; readonly label: string }[] = [
  { role: "admin", label: "Make Admin" },
  { role: "moderator", label: "Make Moderator" },
  { role: "member", label: "Make Member" },
];

interface MemberMenuProps {
  readonly group: Group;
  readonly access: GroupAccess;
  readonly member: Member;
}

/** A leader's actions on a member: only admins change roles, only the creator hands over. */
export function MemberMenu({ group, access, member }: MemberMenuProps) {
  const [dialog, setDialog] = useState<"remove" | "hand-over" | null>(null);
  const changeRole = useChangeRole(group.id, member.userId);
  const close = () => setDialog(null);
  return (
    <>
      <ActionMenu label={`Actions for User #${member.userId}`}>
        {access.isAdmin &&
          ROLES.map(({ role, label }) => (
            <Action key={role} disabled={member.role === role} onSelect={() => changeRole(role)}>
              {label}
            </Action>
          ))}
        {access.isCreator && member.role === "admin" && (
          <Action onSelect={() => setDialog("hand-over")}>Hand Over Group</Action>
        )}
        <Action destructive onSelect={() => setDialog("remove")}>
          Remove
        </Action>
      </ActionMenu>
      <RemoveMemberDialog
        groupId={group.id}
        userId={member.userId}
        opened={dialog === "remove"}
        onClose={close}
      />
      <HandOverDialog group={group} heir={member} opened={dialog === "hand-over"} onClose={close} />
    </>
  );
}
