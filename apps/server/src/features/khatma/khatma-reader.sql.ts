import type { Role } from "@daily-quran/domain/group/group";
import { MAX_READERS } from "@daily-quran/domain/group/khatma";
import type { PendingQuery, Row } from "postgres";
import type { AnySql, TransactionSql } from "../../db/client.ts";

/** Somebody who reads in a khatma. */
export interface ReaderRow {
  readonly id: number;
  readonly userId: number | null;
  readonly name: string | null;
  readonly hasSecret: boolean;
  readonly helpedBy: number | null;
}

/** Stores a reader, an account (once) or a name; undefined where there are too many. */
export async function insertReader(
  sql: TransactionSql,
  { khatmaId, userId = null, name = null, secretHash = null, helpedBy = null }: NewReader,
): Promise<ReaderRow | undefined> {
  const [row] = await sql<ReaderRow[]>`
    insert into khatma_reader as r (khatma_id, user_id, name, secret_hash, helped_by)
    select ${khatmaId}::integer, ${userId}::integer, ${name}, ${secretHash}, ${helpedBy}::integer
    where ${MAX_READERS} > (${readersIn(sql, khatmaId)})
    on conflict (khatma_id, user_id) do update set user_id = excluded.user_id
    returning id, user_id, secret_hash is not null as has_secret, helped_by,
      coalesce((select username from app_user where id = r.user_id), name) as name`;
  return row;
}

type NewReader = { readonly khatmaId: number } & {
  readonly [Known in "userId" | "helpedBy"]?: number | null;
} & { readonly [Known in "name" | "secretHash"]?: string | null };

/** Stores accounts as readers, as far as there is room for them. */
export async function insertAccounts(
  sql: TransactionSql,
  khatmaId: number,
  userIds: readonly number[],
): Promise<ReaderRow[]> {
  if (userIds.length === 0) return [];
  return await sql<ReaderRow[]>`
    insert into khatma_reader as r (khatma_id, user_id)
    select ${khatmaId}, id from app_user where id = any(${[...userIds]})
    limit greatest(0, ${MAX_READERS} - (${readersIn(sql, khatmaId)}))
    on conflict (khatma_id, user_id) do nothing
    returning id, user_id, false as has_secret, null::integer as helped_by,
      (select username from app_user where id = r.user_id) as name`;
}

const readersIn = (sql: TransactionSql, khatmaId: number) => sql`
  select count(*)::integer from khatma_reader
  where khatma_id = ${khatmaId} and (user_id is not null or name is not null)`;

/** Deletes those of the readers who have nothing of the khatma. */
export async function deleteIdleReaders(
  sql: TransactionSql,
  readerIds: readonly number[],
): Promise<void> {
  if (readerIds.length === 0) return;
  await sql`
    delete from khatma_reader r
    where id = any(${[...readerIds]}) and not exists (select from khatma_share where reader_id = r.id)`;
}

/** A reader who is not gone. */
export type NamedReader = ReaderRow & {
  readonly name: string;
  /** Whether it is an account that is in the khatma's group now, if it is of a group. */
  readonly isMember: boolean;
  readonly role: Role | null;
};

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
export const listReaders = async (sql: AnySql, khatmaId: number): Promise<NamedReader[]> =>
  await readersWhere(sql, sql`khatma_id = ${khatmaId}`);

async function readersWhere(sql: AnySql, condition: PendingQuery<Row[]>): Promise<NamedReader[]> {
  return await sql<NamedReader[]>`
    select r.id, user_id, coalesce(username, r.name) as name, secret_hash is not null as has_secret,
      helped_by, user_id is not null and (k.group_id is null or member.id is not null) as is_member,
      role
    from khatma_reader r join khatma k on k.id = khatma_id left join app_user on app_user.id = user_id
    left join member using (group_id, user_id)
    where ${condition} and (user_id is not null or r.name is not null)
    order by r.id`;
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
