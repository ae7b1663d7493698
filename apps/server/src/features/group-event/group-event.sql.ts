import type { GroupEventKind } from "@daily-quran/domain/group-event";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";

/** An entry to store; a person is a user ID. */
export interface NewGroupEvent {
  readonly groupId: number;
  readonly kind: GroupEventKind;
  readonly actorId: number;
  readonly targetId?: number | undefined;
  readonly detail?: string | undefined;
  readonly createdAt: string;
}

export interface GroupEventRow {
  id: number;
  kind: GroupEventKind;
  actorId: number | null;
  actorName: string | null;
  targetId: number | null;
  targetName: string | null;
  detail: string | null;
  createdAt: string;
}

export async function insertGroupEvent(sql: TransactionSql, event: NewGroupEvent): Promise<void> {
  const { groupId, kind, actorId, targetId, detail, createdAt } = event;
  await sql`
    insert into group_event (group_id, kind, actor_id, target_id, detail, created_at)
    select ${groupId}, ${kind}, id, ${targetId ?? null}, ${detail ?? null}, ${createdAt}
    from app_user where id = ${actorId}`;
}

/** The entries of a group made after an instant, below an ID, newest first. */
export async function listGroupEventsOf(
  sql: Sql,
  groupId: number,
  { since, below, limit }: { since: string; below: number; limit: number },
): Promise<GroupEventRow[]> {
  return await sql<GroupEventRow[]>`
    select e.id, kind, actor_id, actor.username as actor_name, target_id,
      target.username as target_name, detail, e.created_at
    from group_event e
    left join app_user actor on actor.id = actor_id
    left join app_user target on target.id = target_id
    where group_id = ${groupId} and e.created_at > ${since} and e.id < ${below}
    order by e.id desc
    limit ${limit}`;
}

export async function countGroupEventsOf(
  sql: Sql,
  groupId: number,
  since: string,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int from group_event where group_id = ${groupId} and created_at > ${since}`;
  return row.count;
}

/** Whether a private group has removed a user since an instant, and not let them in again. */
export async function findRemoval(
  sql: TransactionSql,
  { groupId, userId, since }: { groupId: number; userId: number; since: string },
): Promise<boolean> {
  const [row] = await sql<[{ isRemoved: boolean }]>`
    select exists (
      select from group_event e
      join reading_group on reading_group.id = group_id and is_private
      where group_id = ${groupId} and target_id = ${userId} and kind = 'memberRemoved'
        and e.created_at >= ${since}
    ) and not exists (
      select from member where group_id = ${groupId} and user_id = ${userId}
    ) as is_removed`;
  return row.isRemoved;
}
