import type { DeletionPreview } from "@daily-quran/domain/account/account-deletion";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { groupNotice } from "../notification/notices.ts";
import { notifyUser } from "../notification/notify.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import {
  deleteGroupsCreatedBy,
  deleteMembershipsOf,
  listHeirs,
  lockGroupsOf,
  makeHeirs,
} from "./release.sql.ts";

const MAX_SHOWN = 100;

/** A preview of releaseGroupsOf, before an account is deleted. */
export async function previewRelease(sql: Sql, userId: number): Promise<DeletionPreview> {
  const heirs = await listHeirs(sql, userId);
  const groups = heirs.slice(0, MAX_SHOWN).map(({ id, name, username }) => ({
    id,
    name,
    ...(username !== null && { heir: username }),
  }));
  return { groups, groupCount: heirs.length };
}

/**
 * Removes a user from every group, before the account is deleted in the same transaction. A group they
 * created goes to the admin who joined first, else to the member who joined first, else it is deleted.
 */
export async function releaseGroupsOf(
  sql: TransactionSql,
  { userId, now }: Pick<Actor, "userId" | "now">,
): Promise<void> {
  await lockGroupsOf(sql, userId);
  const groups = await listHeirs(sql, userId);
  await makeHeirs(sql, groups);
  for (const { userId: heir, ...group } of groups)
    if (heir !== null) {
      const event = { groupId: group.id, kind: "handedOver", targetId: heir } as const;
      await recordGroupEvent(sql, { userId, now }, event);
      await notifyUser(sql, now, { userId: heir, notice: groupNotice("creator", group, {}) });
    }
  await deleteGroupsCreatedBy(sql, userId);
  await deleteMembershipsOf(sql, userId);
}
