import type { Change } from "@daily-quran/progress-sync/item";
import type { AppliedOperation, HeldChange } from "@daily-quran/progress-sync/messages";
import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";
import { MAX_BYTES, MAX_ITEMS, NO_DEVICE } from "./item.sql.ts";

interface ItemRow extends Omit<HeldChange, "at"> {
  readonly changedAt: string;
}

/**
 * What became of a push: the device's last operation, the reader's revisions before and after it, and the
 * operations that changed something, by revision, `at` in epoch milliseconds; of a file `seq` and `at` are 0.
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
  const [row] = await sql<AppliedRow[]>`
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
      returning revision, seq
    )
    select reader.revision, reader.revision - ${changes.length} as before,
      coalesce(device.received, 0) as received, is_full, seqs, revisions
    from reader cross join room left join device on true cross join (
      select coalesce(json_agg(seq order by revision), '[]') as seqs,
        coalesce(json_agg(revision order by revision), '[]') as revisions
      from applied
    ) numbers`;
  if (!row) return undefined;
  const { seqs, revisions, ...state } = row;
  // Two lists of numbers: to write and read an object for each change is a sixth of the whole.
  const ats = new Map(changes.map(({ seq, at }) => [seq, at]));
  const applied = seqs.map((seq, index) => {
    return { seq, at: ats.get(seq) ?? 0, revision: revisions[index] ?? 0 };
  });
  return { ...state, applied };
}

/** `Applied` as the statement returns it. */
interface AppliedRow extends Omit<Applied, "applied"> {
  readonly seqs: readonly number[];
  readonly revisions: readonly number[];
}

/** A reader's revision, and a device's last operation; 0 for what there is not. */
export async function findRevision(
  sql: Sql,
  userId: number,
  device: string,
): Promise<Pick<Applied, "received" | "revision">> {
  const row = await one(
    () => sql<Pick<Applied, "received" | "revision">[]>`
    select
      coalesce((select revision from progress_reader where user_id = ${userId}), 0) as revision,
      coalesce((
        select received from progress_device where user_id = ${userId} and device = ${device}
      ), 0) as received`,
  );
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
