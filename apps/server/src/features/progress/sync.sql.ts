import {
  MAX_PROGRESS_BYTES,
  MAX_PROGRESS_ITEMS,
} from "@daily-quran/domain/progress/progress-limits";
import type { Change } from "@daily-quran/progress-sync/item";
import type { AppliedOperation, StoredChange } from "@daily-quran/progress-sync/messages";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { NO_DEVICE } from "./item.sql.ts";

/** How many devices of a reader are known: a forgotten one sends everything again under a new name. */
const MAX_DEVICES = 100;

interface ItemRow extends Omit<StoredChange, "at"> {
  readonly changedAt: string;
}

/**
 * What became of changes: the device's last operation, the reader's revisions before and after them, and those that
 * changed something, by revision, `at` in epoch milliseconds.
 * `removed` counts the removed items before them.
 */
export interface Applied {
  readonly received: number;
  readonly before: number;
  readonly revision: number;
  readonly compacted: number;
  readonly removed: number;
  readonly applied: readonly AppliedOperation[];
  readonly isFull: boolean;
}

/** The changes `first` to `last` of a device, or of a file. */
export interface Sent {
  readonly by: "device" | "file";
  readonly device: string;
  readonly first: number;
  readonly last: number;
  readonly changes: readonly Change[];
}

/**
 * Applies changes in one statement: a device's each once, none after a gap. Undefined where the account is gone.
 * The same rules as `applyPush`, which the tests compare it with.
 */
export async function applyChanges(
  sql: Sql,
  userId: number,
  sent: Sent,
): Promise<Applied | undefined> {
  const applied = await applyIfFresh(sql, userId, sent);
  if (applied !== "stale") return applied;
  return await sql.begin(async (sql) => {
    await sql`select from progress_reader where user_id = ${userId} for update`;
    const again = await applyIfFresh(sql, userId, sent);
    if (again === "stale") throw new Error("A locked reader was written by somebody else.");
    return again;
  });
}

/** Changes as JSON; none removes anything. */
export interface ChangesText {
  readonly bytes: SharedArrayBuffer;
  readonly count: number;
}

/** Applies a part of a file in a transaction: it removes nothing. */
export async function importChanges(
  sql: TransactionSql,
  userId: number,
  part: ChangesText,
): Promise<Applied | undefined> {
  const sent = { by: "file", device: NO_DEVICE, first: 1, last: 1, changes: [], part } as const;
  const applied = await applyIfFresh(sql, userId, sent);
  if (applied === "stale") throw new Error("A file removes nothing.");
  return applied;
}

/**
 * Whether a removed item is there is asked of what the statement sees; "stale", and nothing is done, where
 * another request has written since.
 */
async function applyIfFresh(
  sql: AnySql,
  userId: number,
  { by, device, first, last, changes, part }: Sent & { readonly part?: ChangesText },
): Promise<Applied | "stale" | undefined> {
  const count = part?.count ?? changes.length;
  const json = part
    ? sql`${Buffer.from(part.bytes).toString()}::text::jsonb`
    : sql.json(changes as never);
  const removes = changes.some(({ value }) => value === null);
  const isOfDevice = by === "device";
  const received = !isOfDevice
    ? sql`
      select ${last}::integer as received, 0 as before from reader, room
      where not is_full and not is_stale`
    : sql`
      insert into progress_device as d (user_id, device, received, before, revision)
      select ${userId}, ${device}, case when ${first} <= 1 then ${last} else 0 end, 0, revision
      from reader, room where not is_full and not is_stale
      on conflict (user_id, device) do update set
        before = d.received,
        received = case
          when ${first} <= d.received + 1 then greatest(d.received, ${last}) else d.received
        end,
        revision = excluded.revision
      returning received, before`;
  const [row] = await sql<AppliedRow[]>`
    with reader as (
      insert into progress_reader as r (user_id, revision)
      select id, ${count} from (
        select id from app_user where id = ${userId} for key share
      ) owner
      on conflict (user_id) do update set revision = r.revision + excluded.revision
      returning revision, revision - ${count} as before, compacted, removed, bytes,
        marks + bookmarks + plans + positions + removed as items
    ), sent as materialized (
      select come.*, bool_or(come.value is not null) over (partition by kind, id) as is_set,
        held.id is not null as is_there, progress_bytes(held.value) as held_bytes
      from jsonb_to_recordset(${json}) as come (
        seq int, kind progress_kind, id text, value jsonb, at float8
      )
      left join (select kind, id, value from progress_item where user_id = ${userId}) held
        using (kind, id)
    ), more as (
      select count(distinct (kind, id)) filter (where not is_there) as items,
        coalesce(sum(progress_bytes(value) - held_bytes) filter (
          where not (is_there and kind = 'mark')
        ), 0) as bytes
      from sent where value is not null
    ), room as (
      select (more.items > 0 and reader.items + more.items > ${MAX_PROGRESS_ITEMS})
          or (more.bytes > 0 and reader.bytes + more.bytes > ${MAX_PROGRESS_BYTES}) as is_full,
        ${removes} and before <> coalesce(
          (select revision from progress_reader where user_id = ${userId}), 0
        ) as is_stale
      from reader, more
    ), device as (${received}), forgotten as (
      delete from progress_device where user_id = ${userId} and device <> ${device}
        and ${isOfDevice} and exists (select from device where before = 0)
        and device in (
          select device from progress_device where user_id = ${userId} and device <> ${device}
          order by revision desc offset ${MAX_DEVICES - 1}
        )
    ), incoming as (
      select distinct on (kind, id) seq, kind, id, value, to_timestamp(at / 1000) as at from device, sent
      where device.received >= ${last} and seq > device.before and (is_there or is_set)
      -- A removed mark stays so; of all else the last change.
      order by kind, id, (kind = 'mark' and value is null) desc, sent.at desc, seq desc
    ), applied as (
      insert into progress_item as held
        (user_id, kind, id, value, changed_at, device, seq, revision)
      select ${userId}, kind, id, value, at, ${device}::uuid,
        ${isOfDevice ? sql`seq` : sql`0`}, before + row_number() over (order by seq)
      from incoming, reader
      on conflict (user_id, kind, id) do update set
        value = excluded.value,
        changed_at = excluded.changed_at,
        device = excluded.device,
        seq = excluded.seq,
        revision = excluded.revision
      where case
        when held.kind = 'mark' then excluded.value is null and held.value is not null
        else (excluded.changed_at, excluded.device, excluded.seq)
          > (held.changed_at, held.device, held.seq)
      end
      returning revision, seq
    )
    select reader.revision::float8, reader.before::float8, compacted::float8, removed,
      coalesce(device.received, 0) as received, is_full, is_stale, seqs, revisions
    from reader cross join room left join device on true cross join (
      select coalesce(json_agg(seq order by revision), '[]') as seqs,
        coalesce(json_agg(revision order by revision), '[]') as revisions
      from applied
    ) numbers`;
  if (!row) return undefined;
  const { seqs, revisions, isStale, ...state } = row;
  if (isStale) return "stale";
  // Two lists of numbers: to write and read an object for each change is a sixth of the whole.
  const ats = new Map(changes.map(({ seq, at }) => [seq, at]));
  const applied = seqs.map((seq, index) => {
    return { seq, at: ats.get(seq) ?? 0, revision: revisions[index] ?? 0 };
  });
  return { ...state, applied };
}

/** `Applied` as the statement returns it. */
interface AppliedRow extends Omit<Applied, "applied"> {
  readonly isStale: boolean;
  readonly seqs: readonly number[];
  readonly revisions: readonly number[];
}

type State = Pick<Applied, "received" | "revision" | "compacted">;

/** A reader's revision, what is forgotten, and a device's last operation; 0 for what there is not. */
export async function findRevision(sql: Sql, userId: number, device: string): Promise<State> {
  const [row] = await sql<State[]>`
    select revision::float8, compacted::float8, coalesce(received, 0) as received
    from progress_reader left join (
      select received from progress_device where user_id = ${userId} and device = ${device}
    ) d on true
    where user_id = ${userId}`;
  return row ?? { revision: 0, compacted: 0, received: 0 };
}

/** The changes after a revision up to another, by revision, with what is forgotten at the same instant. */
export async function listChanges(
  sql: Sql,
  userId: number,
  { since, until, limit }: Record<"since" | "until" | "limit", number>,
): Promise<{ changes: StoredChange[]; compacted: number }> {
  const rows = await sql<(ItemRow & { compacted: number })[]>`
    select compacted::float8, kind, id, value, changed_at, device, seq, item.revision::float8
    from progress_reader left join lateral (
      select * from progress_item
      where user_id = ${userId} and revision > ${since} and revision <= ${until}
      order by revision
      limit ${limit}
    ) item on true
    where progress_reader.user_id = ${userId}
    order by item.revision`;
  const changes = rows
    // Without any there is one row, of nulls.
    .filter(({ id }) => id !== null)
    .map(({ changedAt, compacted: _compacted, ...row }) => ({ ...row, at: Date.parse(changedAt) }));
  return { changes, compacted: rows[0]?.compacted ?? 0 };
}
