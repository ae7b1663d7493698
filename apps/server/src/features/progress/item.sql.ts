import type { ItemKind } from "@daily-quran/progress-sync/item";
import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** The most items of one reader, removed ones included. */
export const MAX_ITEMS = 20_000;

/** The most bytes of one reader's values, as the database stores them. */
export const MAX_BYTES = 8 * 1024 * 1024;

/** The device of what was written by a request of its own. */
export const NO_DEVICE = "00000000-0000-0000-0000-000000000000";

/** An item that is not removed. */
export interface KeptItem {
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
): Promise<KeptItem[]> {
  return await sql<KeptItem[]>`
    select id, value, changed_at as updated_at, revision from progress_item
    where user_id = ${userId} and kind = ${kind} and value is not null and revision < ${below}
    order by revision desc
    limit ${limit}`;
}

export async function countItems(sql: Sql, userId: number, kind: ItemKind): Promise<number> {
  const row = await one(
    () => sql<{ count: number }[]>`
    select count(*)::int from progress_item
    where user_id = ${userId} and kind = ${kind} and value is not null`,
  );
  return row.count;
}

export async function findItem(
  sql: Sql,
  { userId, kind, id }: { readonly userId: number; readonly kind: ItemKind; readonly id: string },
): Promise<KeptItem | undefined> {
  const [row] = await sql<KeptItem[]>`
    select id, value, changed_at as updated_at, revision from progress_item
    where user_id = ${userId} and kind = ${kind} and id = ${id} and value is not null`;
  return row;
}

/**
 * Sets an item at an instant, over whatever is there; of a mark the first value stays. Undefined where the
 * account is gone, there is no room, or a mark was removed.
 */
export async function writeItem(
  sql: Sql,
  { userId, kind, id }: { readonly userId: number; readonly kind: ItemKind; readonly id: string },
  { value, at }: { readonly value: object; readonly at: string },
): Promise<KeptItem | undefined> {
  const [row] = await sql<KeptItem[]>`
    with reader as (
      insert into progress_reader as r (user_id, revision)
      select id, 1 from (select id from app_user where id = ${userId} for key share) owner
      on conflict (user_id) do update set revision = r.revision + 1
      returning revision
    ), written as (
      insert into progress_item as held
        (user_id, kind, id, value, changed_at, device, seq, revision)
      select ${userId}, ${kind}, ${id}, ${sql.json(value as never)}, ${at}, ${NO_DEVICE}, 0, revision
      from reader
      where (
        select count(*) < ${MAX_ITEMS} and coalesce(sum(pg_column_size(value)), 0) < ${MAX_BYTES}
        from progress_item where user_id = ${userId}
      )
      on conflict (user_id, kind, id) do update set
        value = excluded.value,
        changed_at = greatest(excluded.changed_at, held.changed_at + interval '1 millisecond'),
        device = excluded.device,
        seq = excluded.seq,
        revision = excluded.revision
      where held.kind <> 'mark' and held.value is distinct from excluded.value
      returning id, value, changed_at, revision
    )
    select id, value, changed_at as updated_at, revision from written
    union all
    select id, value, changed_at, revision from progress_item
    where user_id = ${userId} and kind = ${kind} and id = ${id} and value is not null
      and not exists (select from written)`;
  return row;
}

/** Removes an item; what is not there stays so. */
export async function removeItem(
  sql: Sql,
  { userId, kind, id }: { readonly userId: number; readonly kind: ItemKind; readonly id: string },
  at: string,
): Promise<void> {
  await sql`
    with reader as (
      update progress_reader set revision = revision + 1
      where user_id = ${userId}
      returning revision
    )
    update progress_item set
      value = null,
      changed_at = greatest(${at}, changed_at + interval '1 millisecond'),
      device = ${NO_DEVICE},
      seq = 0,
      revision = reader.revision
    from reader
    where user_id = ${userId} and kind = ${kind} and id = ${id} and value is not null`;
}

/** The items that a reader has removed, with the revisions of their removal. */
export async function listRemoved(
  sql: Sql,
  userId: number,
): Promise<{ kind: ItemKind; id: string; revision: number }[]> {
  return await sql`
    select kind, id, revision from progress_item where user_id = ${userId} and value is null`;
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
