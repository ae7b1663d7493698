import type { KhatmaChange } from "@daily-quran/domain/group/khatma";
import type { Role } from "@daily-quran/domain/group/group";
import type { Repeats } from "@daily-quran/reading-schedule/khatma/shares";
import type { PendingQuery, Row, TransactionSql } from "postgres";
import type { z } from "zod";
import type { Sql } from "../../db/client.ts";
import { one } from "../../db/one.ts";

/** A khatma as the table has it. */
export interface KhatmaRow {
  readonly id: number;
  readonly groupId: number | null;
  readonly keeperId: number | null;
  readonly secondId: number | null;
  readonly name: string;
  readonly intention: string | null;
  readonly part: "surah" | "juz" | "hizb" | "page" | null;
  readonly parts: number;
  readonly most: number;
  readonly returnDays: number | null;
  readonly repeats: Repeats | null;
  readonly endsAt: string | null;
  readonly createdAt: string;
  readonly plan: string;
  readonly link: number | null;
}

/** Somebody who reads in a khatma. */
export interface ReaderRow {
  readonly id: number;
  readonly userId: number | null;
  readonly name: string | null;
  readonly hasSecret: boolean;
  readonly helpedBy: number | null;
}

/** Who asks: a user, the holder of a device's secret (its hash), or both. */
export interface AskedBy {
  readonly userId: number | undefined;
  readonly secretHash: string | undefined;
}

/** A khatma with what decides who may see it. */
export interface FoundKhatma extends KhatmaRow {
  readonly isPrivate: boolean | null;
  readonly role: Role | null;
  readonly keeper: string | null;
  readonly second: string | null;
  readonly reader: ReaderRow | null;
}

const COLUMNS = [
  ...(["id", "groupId", "keeperId", "secondId", "name", "intention", "part", "parts"] as const),
  ...(["most", "returnDays", "repeats", "endsAt", "createdAt", "plan", "link"] as const),
];

export async function findKhatma(
  sql: Sql | TransactionSql,
  khatmaId: number,
  { userId = 0, secretHash = "" }: AskedBy,
): Promise<FoundKhatma | undefined> {
  const [row] = await sql<FoundKhatma[]>`
    select ${COLUMNS.map((column) => sql`k.${sql(column)},`)} is_private, role,
      keeper.username as keeper, second.username as second,
      (
        select json_build_object('id', r.id, 'userId', r.user_id, 'name', coalesce(username, r.name),
          'hasSecret', r.secret_hash is not null, 'helpedBy', r.helped_by)
        from khatma_reader r left join app_user on app_user.id = r.user_id
        where khatma_id = k.id and (r.user_id = ${userId} or r.secret_hash = ${secretHash})
        order by r.user_id is null limit 1
      ) as reader
    from khatma k
    left join reading_group g on g.id = k.group_id
    left join member on member.group_id = g.id and member.user_id = ${userId}
    left join app_user keeper on keeper.id = k.keeper_id
    left join app_user second on second.id = k.second_id
    where k.id = ${khatmaId}`;
  return row;
}

/** Locks a khatma against writes to its shares and readers. */
export async function lockKhatma(sql: TransactionSql, khatmaId: number): Promise<void> {
  await sql`select from khatma where id = ${khatmaId} for no key update`;
}

const MAX_LISTED = 60;

/** The khatmas of a group, or without one those that a user keeps or reads in alone, newest first. */
export async function listKhatmas(
  sql: Sql | TransactionSql,
  { groupId, userId }: { readonly groupId: number | undefined; readonly userId: number },
): Promise<KhatmaRow[]> {
  return await sql<KhatmaRow[]>`
    select ${COLUMNS.map((column, at) => (at === 0 ? sql`k.${sql(column)}` : sql`, k.${sql(column)}`))}
    from khatma k
    where ${
      groupId === undefined
        ? sql`group_id is null and (
            ${userId} in (keeper_id, second_id)
            or exists (select from khatma_reader where khatma_id = k.id and user_id = ${userId})
          )`
        : sql`group_id = ${groupId}`
    }
    order by id desc
    limit ${MAX_LISTED}`;
}

/** Stores a khatma and returns its id; undefined where its keeper's client has begun it already. */
export async function insertKhatma(
  sql: TransactionSql,
  khatma: Omit<KhatmaRow, "id" | "secondId" | "plan" | "link"> & {
    readonly clientId: string | null;
  },
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into khatma ${sql({ ...khatma })}
    on conflict (keeper_id, client_id) where client_id is not null do nothing
    returning id`;
  return row?.id;
}

export async function findKhatmaByClientId(
  sql: TransactionSql,
  { keeperId, clientId }: { readonly keeperId: number; readonly clientId: string },
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from khatma where keeper_id = ${keeperId} and client_id = ${clientId}`;
  return row?.id;
}

/** The columns of a khatma that who keeps it can change. */
export type KhatmaChanges = Partial<
  Pick<KhatmaRow, "name" | "intention" | "endsAt" | "secondId" | "keeperId" | "link"> & {
    readonly codeHash: string;
  }
>;

export async function updateKhatma(
  sql: TransactionSql,
  khatmaId: number,
  changes: KhatmaChanges,
): Promise<void> {
  await sql`update khatma set ${sql(changes)} where id = ${khatmaId}`;
}

export async function deleteKhatmaRow(sql: TransactionSql, khatmaId: number): Promise<void> {
  await sql`delete from khatma where id = ${khatmaId}`;
}

export async function findKhatmaByCode(
  sql: Sql,
  codeHash: string,
): Promise<Pick<KhatmaRow, "id" | "link"> | undefined> {
  const [row] = await sql<Pick<KhatmaRow, "id" | "link">[]>`
    select id, link from khatma where code_hash = ${codeHash}`;
  return row;
}

/** A share that somebody has or has read, by its place in the first round; `name` is null once that person is gone. */
export interface ShareRow {
  readonly place: number;
  readonly readerId: number;
  readonly name: string | null;
  readonly helpedBy: number | null;
  readonly isHeld: boolean;
  readonly takenAt: string;
  readonly doneAt: string | null;
}

export async function listShares(
  sql: Sql | TransactionSql,
  khatmaIds: readonly number[],
  place?: number,
): Promise<(ShareRow & { readonly khatmaId: number })[]> {
  return await sql<(ShareRow & { readonly khatmaId: number })[]>`
    select s.khatma_id, place, reader_id, coalesce(username, r.name) as name, helped_by, is_held,
      taken_at, done_at
    from khatma_share s
    join khatma_reader r on r.id = reader_id
    left join app_user on app_user.id = user_id
    where s.khatma_id = any(${[...khatmaIds]}::integer[])
      ${place === undefined ? sql`` : sql`and place = ${place}`}
    order by s.khatma_id, place, is_held desc, done_at`;
}

/** The channel on which servers hear of changed shares. */
export const KHATMA_CHANGED = "khatma_changed";

/** Tells every server of a changed share, once the transaction is committed. */
export async function notifyChanged(
  sql: TransactionSql,
  change: z.infer<typeof KhatmaChange>,
): Promise<void> {
  await sql`select pg_notify(${KHATMA_CHANGED}, ${JSON.stringify(change)})`;
}

interface OwnShare {
  readonly khatmaId: number;
  readonly place: number;
  readonly readerId: number;
}

/** Gives a free share to a reader, in place of what it had of it before. The caller holds the khatma's lock. */
export async function insertShare(
  sql: TransactionSql,
  { khatmaId, place, readerId }: OwnShare,
  { takenAt, doneAt }: Pick<ShareRow, "takenAt" | "doneAt">,
): Promise<void> {
  await sql`
    update khatma_share set is_held = false
    where khatma_id = ${khatmaId} and place = ${place} and is_held`;
  await sql`
    insert into khatma_share ${sql({ khatmaId, place, readerId, takenAt, doneAt })}
    on conflict (khatma_id, place, reader_id) do update
    set is_held = true, taken_at = excluded.taken_at, done_at = excluded.done_at, told_at = null`;
}

export async function updateShare(
  sql: TransactionSql,
  { khatmaId, place, readerId }: OwnShare,
  changes: Partial<Pick<ShareRow, "doneAt" | "isHeld">>,
): Promise<void> {
  await sql`
    update khatma_share set ${sql(changes)}
    where khatma_id = ${khatmaId} and place = ${place} and reader_id = ${readerId}`;
}

export async function deleteShare(
  sql: TransactionSql,
  { khatmaId, place, readerId }: OwnShare,
): Promise<void> {
  await sql`
    delete from khatma_share
    where khatma_id = ${khatmaId} and place = ${place} and reader_id = ${readerId}`;
}

/** Stores a reader: an account, or a name. Again for the same account, its id. */
export async function insertReader(
  sql: TransactionSql,
  reader: {
    readonly khatmaId: number;
    readonly userId?: number;
    readonly name?: string;
    readonly secretHash?: string;
    readonly helpedBy?: number;
  },
): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into khatma_reader ${sql(reader)}
    on conflict (khatma_id, user_id) do update set user_id = excluded.user_id
    returning id`);
  return id;
}

type NamedReader = ReaderRow & { readonly name: string };

/** A reader of a khatma, unless it is gone. */
export async function findReader(
  sql: TransactionSql,
  khatmaId: number,
  readerId: number,
): Promise<NamedReader | undefined> {
  const [row] = await readersWhere(sql, sql`khatma_id = ${khatmaId} and r.id = ${readerId}`);
  return row;
}

/** The readers of a khatma who are not gone. */
export const listReaders = async (
  sql: Sql | TransactionSql,
  khatmaId: number,
): Promise<NamedReader[]> => await readersWhere(sql, sql`khatma_id = ${khatmaId}`);

async function readersWhere(
  sql: Sql | TransactionSql,
  condition: PendingQuery<Row[]>,
): Promise<NamedReader[]> {
  return await sql<NamedReader[]>`
    select r.id, user_id, coalesce(username, r.name) as name, secret_hash is not null as has_secret,
      helped_by
    from khatma_reader r left join app_user on app_user.id = user_id
    where ${condition} and (user_id is not null or r.name is not null)
    order by r.id`;
}

export async function countReaders(sql: TransactionSql, khatmaId: number): Promise<number> {
  const { count } = await one(sql<{ count: number }[]>`
    select count(*)::int from khatma_reader
    where khatma_id = ${khatmaId} and (user_id is not null or name is not null)`);
  return count;
}

/** Changes a reader; without an account and a name it is gone. Whether there was one. */
export async function updateReader(
  sql: TransactionSql,
  { khatmaId, readerId }: { readonly khatmaId: number; readonly readerId: number },
  changes: {
    readonly userId?: number | null;
    readonly name?: string | null;
    readonly secretHash?: string | null;
  },
): Promise<boolean> {
  const changed = await sql`
    update khatma_reader set ${sql(changes)}
    where khatma_id = ${khatmaId} and id = ${readerId} returning id`;
  return changed.length > 0;
}

/** Gives all shares of a reader to another, but those that the other has already, and deletes the reader. */
export async function mergeReader(
  sql: TransactionSql,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    update khatma_share s set reader_id = ${to}
    where reader_id = ${from} and not exists (
      select from khatma_share
      where (khatma_id, place, reader_id) = (s.khatma_id, s.place, ${to})
    )`;
  await sql`update khatma_reader set helped_by = ${to} where helped_by = ${from}`;
  await sql`delete from khatma_reader where id = ${from}`;
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
    where is_held and return_days > 1 and user_id is not null
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
