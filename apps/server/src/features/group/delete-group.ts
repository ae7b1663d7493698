import type { Sql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import { deleteGroupRow } from "./group.sql.ts";
import { permit } from "../group-access/permissions.ts";

/** Deletes a group with its members, invites and cycles. */
export async function deleteGroup(sql: Sql, { userId }: Actor, groupId: number): Promise<void> {
  await onGroup(withLongTimeout(sql), groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, userId);
    permit("deleteGroup", caller);
    await deleteGroupRow(sql, groupId);
  });
}
