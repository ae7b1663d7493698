import type { Role } from "@daily-quran/domain/group/group";
import type { Repeats } from "@daily-quran/reading-schedule/khatma/shares";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import type { Skeletons } from "../auth/account/skeletons.ts";
import type { ReaderRow } from "./khatma-reader.sql.ts";

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
  /** Whether its group has ended the membership of who asks. */
  readonly isRemoved: boolean;
}

const COLUMNS = [
  ...(["id", "groupId", "keeperId", "secondId", "name", "intention", "part", "parts"] as const),
  ...(["most", "returnDays", "repeats", "endsAt", "createdAt", "plan", "link"] as const),
];

/** A khatma as each of those who ask finds it, in their order; nothing where there is none. */
export async function findKhatmaFor(
  sql: AnySql,
  khatmaId: number,
  askers: readonly AskedBy[],
): Promise<FoundKhatma[]> {
  return await sql<FoundKhatma[]>`
    select ${COLUMNS.map((column) => sql`k.${sql(column)},`)} is_private, role,
      keeper.username as keeper, second.username as second,
      exists (
        select from removed_member where group_id = k.group_id and user_id = asker.id
      ) as is_removed,
      (
        select json_build_object('id', r.id, 'userId', r.user_id, 'name', coalesce(username, r.name),
          'hasSecret', r.secret_hash is not null, 'helpedBy', r.helped_by)
        from khatma_reader r left join app_user on app_user.id = r.user_id
        where khatma_id = k.id and (r.user_id = asker.id or r.secret_hash = asker.secret_hash)
        order by r.user_id is null limit 1
      ) as reader
    from khatma k
    cross join unnest(
      ${askers.map(({ userId = 0 }) => userId)}::integer[],
      ${askers.map(({ secretHash = "" }) => secretHash)}::text[]
    ) with ordinality asker (id, secret_hash, at)
    left join reading_group g on g.id = k.group_id
    left join member on member.group_id = g.id and member.user_id = asker.id
    left join app_user keeper on keeper.id = k.keeper_id
    left join app_user second on second.id = k.second_id
    where k.id = ${khatmaId}
    order by at`;
}

/** Locks a khatma against writes to its shares and readers. */
export async function lockKhatma(sql: TransactionSql, khatmaId: number): Promise<void> {
  await sql`select from khatma where id = ${khatmaId} for no key update`;
}

const MAX_LISTED = 60;

/**
 * The khatmas of a group, or without one those that a user keeps or reads in alone and those of groups of which the
 * user holds a share, newest first.
 */
export async function listKhatmas(
  sql: AnySql,
  { groupId, userId }: { readonly groupId: number | undefined; readonly userId: number },
): Promise<KhatmaRow[]> {
  return await sql<KhatmaRow[]>`
    select ${COLUMNS.map((column, at) => (at === 0 ? sql`k.${sql(column)}` : sql`, k.${sql(column)}`))}
    from khatma k
    where ${
      groupId === undefined
        ? sql`id in (
            select id from khatma where group_id is null and ${userId} in (keeper_id, second_id)
            union all
            select khatma_id from khatma_reader r join khatma on khatma.id = khatma_id
            where user_id = ${userId} and (
              group_id is null or exists (select from khatma_share where reader_id = r.id and is_held)
            )
          )`
        : sql`group_id = ${groupId}`
    }
    order by id desc
    limit ${MAX_LISTED}`;
}

/** How many khatmas a group has, or without one a user keeps alone. */
export async function countKhatmas(
  sql: TransactionSql,
  { groupId, userId }: { readonly groupId: number | undefined; readonly userId: number },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer from khatma
    where ${groupId === undefined ? sql`group_id is null and keeper_id = ${userId}` : sql`group_id = ${groupId}`}`;
  return row?.count ?? 0;
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

/** Finds an account with a name that looks the same among a khatma's keepers, its readers and its group's members. */
export async function findNamesake(
  sql: TransactionSql,
  { id, groupId, keeperId, secondId }: KhatmaRow,
  { skeleton, capitalSkeleton }: Skeletons,
): Promise<{ readonly id: number } | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from app_user u
    where (skeleton = ${skeleton} or capital_skeleton = ${capitalSkeleton}) and (
      id in (${keeperId}::integer, ${secondId}::integer)
      or exists (select from member where group_id = ${groupId}::integer and user_id = u.id)
      or exists (select from khatma_reader where khatma_id = ${id} and user_id = u.id)
    )`;
  return row;
}
