import type { Change, ItemKind } from "@daily-quran/progress-sync/item";
import type { AppliedOperation, HeldChange } from "@daily-quran/progress-sync/messages";
import type { Sql } from "../../db/client.ts";

/** The most items of one reader, removed ones included. */
const MAX_ITEMS = 20_000;

/** The most bytes of one reader's values, as the database stores them. */
const MAX_BYTES = 8 * 1024 * 1024;

// Of what was written by a request of its own, not by a device.
const NO_DEVICE = "00000000-0000-0000-0000-000000000000";

interface ItemRow extends Omit<HeldChange, "at"> {
  readonly changedAt: string;
}

/**
 * What became of a push: the device's last operation, the reader's revisions before and after it, and the
 * operations that changed something, by revision, `at` in epoch milliseconds.
 */
export interface Applied {
  readonly received: number;
  readonly before: number;
  readonly revision: number;
  readonly applied: readonly AppliedOperation[];
  readonly isFull: boolean;
}

/**
 * Applies a device's changes `first` to `last` in one statement, each once; none after a gap. Undefined where the
 * account is gone. The same rules as `applyPush`, which the tests compare it with.
 */
export async function applyChanges(
  sql: Sql,
  userId: number,
  {
    device,
    first,
    last,
    changes,
    isImport = false,
  }: {
    readonly device: string;
    readonly first: number;
    readonly last: number;
    readonly changes: readonly Change[];
    /** Of a file, not of a device: at the same time the device's change stays. */
    readonly isImport?: boolean;
  },
): Promise<Applied | undefined> {
  const adds = changes.some(({ value }) => value !== null);
  const incoming = changes.map(({ at, ...change }) => ({ ...change, at: new Date(at) }));
  const [row] = await sql<Applied[]>`
    with reader as (
      insert into progress_reader as r (user_id, revision)
      select id, ${changes.length} from (
        select id from app_user where id = ${userId} for key share
      ) owner
      on conflict (user_id) do update set revision = r.revision + excluded.revision
      returning revision
    ), room as (
      select ${adds} and (
        count(*) + ${changes.length} > ${MAX_ITEMS}
        or coalesce(sum(pg_column_size(value)), 0) > ${MAX_BYTES}
      ) as is_full
      from progress_item where user_id = ${userId}
    ), device as (
      insert into progress_device as d (user_id, device, received, before)
      select ${userId}, ${device}, case when ${first} <= 1 then ${last} else 0 end, 0
      from reader, room where not is_full
      on conflict (user_id, device) do update set
        before = d.received,
        received = case
          when ${first} <= d.received + 1 then greatest(d.received, ${last}) else d.received
        end
      returning received, before
    ), incoming as (
      select distinct on (kind, id) incoming.*
      from device,
        jsonb_to_recordset(${sql.json(incoming as never)}) as incoming (
          seq int, kind progress_kind, id text, value jsonb, at timestamptz
        )
      where device.received >= ${last} and seq > device.before
      -- A removed mark stays so; of all else the last change.
      order by kind, id, (kind = 'mark' and value is null) desc, at desc, seq desc
    ), applied as (
      insert into progress_item as held
        (user_id, kind, id, value, changed_at, device, seq, revision)
      select ${userId}, kind, id, value, at, ${isImport ? NO_DEVICE : device}::uuid,
        ${isImport ? sql`0` : sql`seq`},
        reader.revision - ${changes.length} + row_number() over (order by seq)
      from incoming, reader
      on conflict (user_id, kind, id) do update set
        value = excluded.value,
        changed_at = excluded.changed_at,
        device = excluded.device,
        seq = excluded.seq,
        revision = excluded.revision
      where case held.kind
        when 'mark' then excluded.value is null and held.value is not null
        else (excluded.changed_at, excluded.device, excluded.seq)
          > (held.changed_at, held.device, held.seq)
      end
      returning revision, seq, changed_at
    )
    select reader.revision, reader.revision - ${changes.length} as before,
      coalesce(device.received, 0) as received, is_full,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'seq', seq, 'at', round(extract(epoch from changed_at) * 1000)::bigint, 'revision', revision
        ) order by revision) from applied
      ), '[]') as applied
    from reader cross join room left join device on true`;
  return row;
}

/** A reader's revision, and a device's last operation; 0 for what there is not. */
export async function findRevision(
  sql: Sql,
  userId: number,
  device: string,
): Promise<Pick<Applied, "received" | "revision">> {
  const [row] = await sql<[Pick<Applied, "received" | "revision">]>`
    select
      coalesce((select revision from progress_reader where user_id = ${userId}), 0) as revision,
      coalesce((
        select received from progress_device where user_id = ${userId} and device = ${device}
      ), 0) as received`;
  return row;
}

/** The changes after a revision up to another, by revision. */
export async function listChanges(
  sql: Sql,
  userId: number,
  { since, until, limit }: Record<"since" | "until" | "limit", number>,
): Promise<HeldChange[]> {
  const rows = await sql<ItemRow[]>`
    select kind, id, value, changed_at, device, seq, revision from progress_item
    where user_id = ${userId} and revision > ${since} and revision <= ${until}
    order by revision
    limit ${limit}`;
  return rows.map(({ changedAt, ...row }) => ({ ...row, at: Date.parse(changedAt) }));
}

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
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int from progress_item
    where user_id = ${userId} and kind = ${kind} and value is not null`;
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
