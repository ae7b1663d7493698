import type { KhatmaChange } from "@daily-quran/domain/group/khatma";
import type { z } from "zod";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";

/** A share that is taken or read, by its place in the first round; `name` is null without its reader. */
export interface ShareRow {
  readonly place: number;
  readonly readerId: number;
  readonly userId: number | null;
  readonly name: string | null;
  readonly helpedBy: number | null;
  readonly isHeld: boolean;
  readonly takenAt: string;
  readonly doneAt: string | null;
  /** When its reader was told that it comes back. */
  readonly toldAt: string | null;
}

export async function listShares(sql: AnySql, khatmaId: number): Promise<ShareRow[]> {
  return await sql<ShareRow[]>`
    select place, reader_id, user_id, coalesce(username, r.name) as name, helped_by,
      is_held, taken_at, done_at, told_at
    from khatma_share s
    join khatma_reader r on r.id = reader_id
    left join app_user on app_user.id = user_id
    where s.khatma_id = ${khatmaId}
    order by place, is_held desc, done_at`;
}

/** The channel on which servers hear of changed shares. */
export const KHATMA_CHANGED = "khatma_changed";

/** Tells every server of changed shares, once the transaction is committed. */
export async function notifyChanged(
  sql: TransactionSql,
  changes: readonly z.infer<typeof KhatmaChange>[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    select pg_notify(${KHATMA_CHANGED}, change)
    from unnest(${changes.map((change) => JSON.stringify(change))}::text[]) change`;
}

interface OwnShare {
  readonly khatmaId: number;
  readonly place: number;
  readonly readerId: number;
}

/** Stores all rows of some shares in place of what there was. The caller holds the khatma's lock. */
export async function storeShares(
  sql: TransactionSql,
  khatmaId: number,
  { places, rows }: { readonly places: readonly number[]; readonly rows: readonly ShareRow[] },
): Promise<void> {
  const stored = rows.map(({ place, readerId, isHeld, takenAt, doneAt, toldAt }) => {
    return { khatmaId, place, readerId, isHeld, takenAt, doneAt, toldAt };
  });
  await Promise.all([
    places.length > 0 &&
      sql`delete from khatma_share where khatma_id = ${khatmaId} and place = any(${[...places]})`,
    stored.length > 0 && sql`insert into khatma_share ${sql(stored)}`,
  ]);
}

/** The shares of accounts that may come back unread within a day, and of which nobody was told. */
export async function listReturning(
  sql: Sql,
  now: string,
): Promise<(OwnShare & { readonly userId: number })[]> {
  return await sql<(OwnShare & { readonly userId: number })[]>`
    select s.khatma_id, place, reader_id, user_id
    from khatma_share s
    join khatma k on k.id = s.khatma_id
    join khatma_reader r on r.id = reader_id
    where is_held and user_id is not null
      and taken_at <= ${now}::timestamptz - make_interval(days => return_days - 1)
      and (repeats is not null or told_at is null and done_at is null)`;
}

/** Notes that the reader of a share is told; false where that was done since an instant, by another server. */
export async function updateSent(
  sql: TransactionSql,
  { khatmaId, place, readerId }: OwnShare,
  { since, now }: { readonly since: string; readonly now: string },
): Promise<boolean> {
  const told = await sql`
    update khatma_share set told_at = ${now}
    where khatma_id = ${khatmaId} and place = ${place} and reader_id = ${readerId}
      and (told_at is null or told_at < ${since})
    returning place`;
  return told.length > 0;
}
