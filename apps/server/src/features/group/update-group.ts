import type { Group, UpdateGroupInput } from "@daily-quran/domain/group";
import type { Sql } from "../../db/client.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { type GroupHappening, recordGroupEvent } from "../group-event/record-group-event.ts";
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
    const { group: before, caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("updateGroup", caller);
    await updateGroupRow(sql, groupId, changes);
    const group = await describeGroup(sql, actor, groupId);
    for (const change of changesOf(before, group))
      await recordGroupEvent(sql, actor, { groupId, ...change });
    return group;
  });
}

interface Shown extends Pick<Group, "name" | "isPrivate"> {
  readonly description?: string | null | undefined;
}

/** What really changed: a form sends all that it shows. */
function changesOf(before: Shown, after: Shown): Omit<GroupHappening, "groupId">[] {
  const changes: Omit<GroupHappening, "groupId">[] = [];
  if (after.name !== before.name) changes.push({ kind: "renamed", detail: after.name });
  if ((after.description ?? "") !== (before.description ?? "")) changes.push({ kind: "described" });
  if (after.isPrivate !== before.isPrivate)
    changes.push({ kind: after.isPrivate ? "madePrivate" : "madePublic" });
  return changes;
}
