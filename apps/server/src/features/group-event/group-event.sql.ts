import type { GroupEventKind } from "@daily-quran/domain/group/group-event";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** An entry to store; a person is a user ID. */
export interface NewGroupEvent {
  readonly groupId: number;
  readonly kind: GroupEventKind;
  readonly actorId: number;
  readonly targetId?: number | undefined;
  readonly detail?: string | undefined;
  readonly createdAt: string;
  /** What it is: the same on the same day is counted in one entry. */
  readonly topic: string;
}

export interface GroupEventRow {
  id: number;
  kind: GroupEventKind;
  actorId: number | null;
  actorName: string | null;
  targetId: number | null;
  targetName: string | null;
  detail: string | null;
  count: number;
  createdAt: string;
}

/** Inserts an entry; one of the same topic becomes the newest, and counts both. */
export async function insertGroupEvent(sql: TransactionSql, event: NewGroupEvent): Promise<void> {
  const { groupId, topic, kind, actorId, targetId, detail, createdAt } = event;
  await sql`
    insert into group_event as held
      (group_id, topic, kind, actor_id, target_id, detail, created_at)
    values (${groupId}, ${topic}, ${kind}, ${actorId}, ${targetId ?? null}, ${detail ?? null}, ${createdAt})
    on conflict (group_id, topic) do update set
      id = default,
      kind = excluded.kind,
      detail = excluded.detail,
      count = held.count + 1,
      created_at = excluded.created_at`;
}

/** Deletes a group's entries of these kinds but its newest `most`. */
export async function deleteGroupEventsBeyond(
  sql: TransactionSql,
  groupId: number,
  { kinds, most }: { kinds: readonly GroupEventKind[]; most: number },
): Promise<void> {
  const ofKinds = sql`group_id = ${groupId} and kind = any(${[...kinds]})`;
  await sql`
    delete from group_event where ${ofKinds} and id <= (
      select id from group_event where ${ofKinds} order by id desc offset ${most} limit 1
    )`;
}

/** The entries of a group made after an instant, below an ID, newest first. */
export async function listGroupEventsOf(
  sql: Sql,
  groupId: number,
  { since, below, limit }: { since: string; below: number; limit: number },
): Promise<GroupEventRow[]> {
  return await sql<GroupEventRow[]>`
    select e.id, kind, actor_id, actor.username as actor_name, target_id,
      target.username as target_name, detail, count, e.created_at
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
  const row = await one(
    () => sql<{ count: number }[]>`
    select count(*)::int from group_event where group_id = ${groupId} and created_at > ${since}`,
  );
  return row.count;
}
