import type { Group, UpdateGroupInput } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import type { Actor } from "../../request/actor.ts";
import { describeGroup } from "./group-details.ts";
import { updateGroupRow } from "./group.sql.ts";
import { permit } from "../group-access/permissions.ts";

/** Changes what is given of a group's name, description and privacy. */
export async function updateGroup(
  sql: Sql,
  actor: Actor,
  { groupId, ...changes }: UpdateGroupInput & { groupId: number },
): Promise<Group> {
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("updateGroup", caller);
    await updateGroupRow(sql, groupId, changes);
    return await describeGroup(sql, actor, groupId);
  });
}
