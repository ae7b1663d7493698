import { Role } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { deletedNotice } from "../notification/notices.ts";
import { notifyMembers } from "../notification/notify.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import { deleteGroupRow } from "./group.sql.ts";
import { permit } from "../group-access/permissions.ts";

/** Deletes a group with its members, invites and cycles, and tells the other members. */
export async function deleteGroup(
  sql: Sql,
  { userId, now }: Actor,
  groupId: number,
): Promise<void> {
  await onGroup(withLongTimeout(sql), groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("deleteGroup", caller);
    const notice = deletedNotice(group);
    await notifyMembers(sql, now, { groupId, roles: Role.options, except: userId, notice });
    await deleteGroupRow(sql, groupId);
  });
}
