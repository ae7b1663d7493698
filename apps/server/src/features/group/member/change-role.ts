import type { Member, Role } from "@daily-quran/domain/group";
import type { Sql } from "../../../db/client.ts";
import { roleNotice } from "../../notification/notices.ts";
import { notifyUser } from "../../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../../group-access/access.ts";
import { recordGroupEvent } from "../../group-event/record-group-event.ts";
import type { Actor } from "../../../request/actor.ts";
import { requireMember } from "./require-member.ts";
import { updateRole } from "./member.sql.ts";
import { permit, permitOn } from "../../group-access/permissions.ts";

/** Changes a member's role; the same role again changes nothing. */
export async function changeRole(
  sql: Sql,
  actor: Actor,
  { groupId, userId, role }: { groupId: number; userId: number; role: Role },
): Promise<Member> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("changeRole", caller);
    const { member, membership } = await requireMember(sql, group, userId);
    if (member.role === role) return member;
    permitOn("changeRole", caller, membership);
    await updateRole(sql, member.id, role);
    const event = { groupId, kind: "roleChanged", targetId: userId, detail: role } as const;
    await recordGroupEvent(sql, actor, event);
    await notifyUser(sql, actor.now, { userId, notice: roleNotice(role, group) });
    return { ...member, role };
  });
}
