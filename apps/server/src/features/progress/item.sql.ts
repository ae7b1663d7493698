import {
  MAX_PROGRESS_BYTES,
  MAX_PROGRESS_ITEMS,
} from "@daily-quran/domain/progress/progress-limits";
import type { ItemKind } from "@daily-quran/progress-sync/item";
import type { Sql, TransactionSql } from "../../db/client.ts";

/** How many removed items of a reader are remembered; of more the newest half is. */
export const MAX_REMOVED = 2000;

/** The last number that JSON and the database agree on; no revision gets there. */
export const LAST_REVISION = Number.MAX_SAFE_INTEGER;

/** The device of what was written by a request of its own. */
export const NO_DEVICE = "00000000-0000-0000-0000-000000000000";

/** An item that is not removed. */
export interface StoredItem {
  readonly id: string;
  readonly value: object;
  readonly updatedAt: string;
  readonly revision: number;
}

/** The items of a kind below a revision, the last changed first. */
export async function listItems(
  sql: Sql,
  { userId, kind }: { readonly userId: number; readonly kind: ItemKind },
  { below, limit }: { readonly below: number; readonly limit: number },
): Promise<StoredItem[]> {
  return await sql<StoredItem[]>`
    select id, value, changed_at as updated_at, revision::float8 from progress_item
    where user_id = ${userId} and kind = ${kind} and value is not null and revision < ${below}
    order by revision desc
    limit ${limit}`;
}

/** Some of a reader's items of a kind as an export has them: JSON, with a comma between two. */
interface ExportedItems {
  readonly kind: ItemKind;
  readonly items: string;
}

/** What a portion of an export has at most, but for its last item. */
const PORTION_BYTES = 65_536;

/** Gives all items of a reader as JSON text, by kind, the last changed first, in portions of one statement. */
export async function eachExported(
  sql: TransactionSql,
  userId: number,
  take: (portions: readonly ExportedItems[]) => Promise<void>,
): Promise<void> {
  // Not by the driver's iterator: the statement would never settle, and its timeout cut the connection later.
  await sql<ExportedItems[]>`
    select kind, string_agg((
      value || jsonb_build_object(
        case kind when 'position' then 'plan' else 'id' end, id,
        'updatedAt', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    )::text, ',' order by revision desc) as items
    from (
      select *, sum(progress_bytes(value)) over (partition by kind order by revision desc)::bigint
        / ${PORTION_BYTES}::bigint as portion
      from progress_item where user_id = ${userId} and value is not null
    ) held
    group by kind, portion order by kind, portion`
    // oxlint-disable-next-line typescript/no-misused-promises -- the driver waits for it
    .cursor(1, take);
}

/** How many items of each kind a reader has, as the database keeps count. */
export async function countItems(
  sql: Sql,
  userId: number,
): Promise<Readonly<Record<ItemKind, number>>> {
  const [row] = await sql<Record<ItemKind, number>[]>`
    select marks as mark, bookmarks as bookmark, plans as plan, positions as position
    from progress_reader where user_id = ${userId}`;
  return row ?? { mark: 0, bookmark: 0, plan: 0, position: 0 };
}

export async function findItem(
  sql: Sql,
  { userId, kind, id }: { readonly userId: number; readonly kind: ItemKind; readonly id: string },
): Promise<StoredItem | undefined> {
  const [row] = await sql<StoredItem[]>`
    select id, value, changed_at as updated_at, revision::float8 from progress_item
    where user_id = ${userId} and kind = ${kind} and id = ${id} and value is not null`;
  return row;
}

/**
 * Sets an item at an instant, over whatever is there; of a mark the first value stays. Undefined where the
 * account is gone, there is no room, or a mark was removed. For one item a third of the time of `applyChanges`.
 */
export async function writeItem(
  sql: Sql,
  { userId, kind, id }: { readonly userId: number; readonly kind: ItemKind; readonly id: string },
  { value, at }: { readonly value: object; readonly at: string },
): Promise<StoredItem | undefined> {
  const [row] = await sql<StoredItem[]>`
    with reader as (
      insert into progress_reader as r (user_id, revision)
      select id, 1 from (select id from app_user where id = ${userId} for key share) owner
      on conflict (user_id) do update set revision = r.revision + 1
      returning revision, bytes, marks + bookmarks + plans + positions + removed as items
    ), written as (
      insert into progress_item as held
        (user_id, kind, id, value, changed_at, device, seq, revision)
      select ${userId}, ${kind}, ${id}, ${sql.json(value as never)}, ${at}, ${NO_DEVICE}, 0, revision
      from reader
      where items < ${MAX_PROGRESS_ITEMS} and bytes < ${MAX_PROGRESS_BYTES}
      on conflict (user_id, kind, id) do update set
        value = excluded.value,
        changed_at = greatest(excluded.changed_at, held.changed_at + interval '1 millisecond'),
        device = excluded.device,
        seq = excluded.seq,
        revision = excluded.revision
      where held.kind <> 'mark' and held.value is distinct from excluded.value
      returning id, value, changed_at, revision::float8
    )
    select id, value, changed_at as updated_at, revision::float8 from written
    union all
    select id, value, changed_at, revision::float8 from progress_item
    where user_id = ${userId} and kind = ${kind} and id = ${id} and value is not null
      and not exists (select from written)`;
  return row;
}

/** Removes an item; what is not there stays so. How many removed ones there were before, undefined for none. */
export async function removeItem(
  sql: Sql,
  { userId, kind, id }: { readonly userId: number; readonly kind: ItemKind; readonly id: string },
  at: string,
): Promise<number | undefined> {
  const [row] = await sql<{ removed: number }[]>`
    with reader as (
      update progress_reader set revision = revision + 1
      where user_id = ${userId}
      returning revision, removed
    )
    update progress_item set
      value = null,
      changed_at = greatest(${at}, changed_at + interval '1 millisecond'),
      device = ${NO_DEVICE},
      seq = 0,
      revision = reader.revision
    from reader
    where user_id = ${userId} and kind = ${kind} and id = ${id} and value is not null
    returning removed`;
  return row?.removed;
}

/** Forgets the removed items of a reader but the newest `keep`, and notes up to which revision. */
export async function forgetRemoved(sql: Sql, userId: number, keep: number): Promise<void> {
  await sql`
    with reader as (
      select user_id from progress_reader where user_id = ${userId} for update
    ), forgotten as (
      delete from progress_item using reader
      where progress_item.user_id = reader.user_id and value is null and revision <= (
        select revision from progress_item where user_id = ${userId} and value is null
        order by revision desc offset ${keep} limit 1
      )
      returning revision
    )
    update progress_reader
    set compacted = greatest(compacted, (select max(revision) from forgotten))
    where user_id = ${userId} and exists (select from forgotten)`;
}

/** The items that a reader has removed, with the revisions of their removal. */
export async function listRemoved(
  sql: Sql,
  userId: number,
): Promise<{ kind: ItemKind; id: string; revision: number }[]> {
  return await sql`
    select kind, id, revision::float8 from progress_item
    where user_id = ${userId} and value is null`;
}

export async function isRemovedItem(
  sql: Sql,
  { userId, kind, id }: { readonly userId: number; readonly kind: ItemKind; readonly id: string },
): Promise<boolean> {
  const rows = await sql`
    select from progress_item
    where user_id = ${userId} and kind = ${kind} and id = ${id} and value is null`;
  return rows.length > 0;
}
