import type { User } from "@daily-quran/domain/account/user";
import type { AnySql, Sql, TransactionSql } from "../../../db/client.ts";
import { one } from "../../../db/one.ts";
import type { Skeletons } from "./skeletons.ts";

/** What a sign-in is checked against. */
export interface Account {
  id: number;
  passwordHash: string;
}

/** A name as somebody typed it, in lower case and NFC, with its account if there is one. */
export interface LoginRow {
  name: string;
  id: number | null;
  passwordHash: string | null;
}

/**
 * Finds an account by username or e-mail address in any case, or by a spelling that looks the same. There is
 * always a row; a name not composed because another account has it is found as typed.
 */
export async function findLogin(
  sql: Sql,
  { typed, skeleton }: { readonly typed: string; readonly skeleton: string },
): Promise<LoginRow> {
  const row = await one(
    () => sql<LoginRow[]>`
    select typed.name, app_user.id, app_user.password_hash
    from (
      select lower(${typed.normalize("NFC")}::text) as name, lower(${typed}::text) as as_typed
    ) as typed
    left join app_user on disabled_at is null and (lower(username) in (typed.name, typed.as_typed)
      or lower(email) = typed.name or skeleton = ${skeleton})
    order by lower(username) = typed.as_typed desc, lower(username) = typed.name desc,
      lower(email) = typed.name desc
    limit 1`,
  );
  return row;
}

/** The account of a user who is signed in. */
export async function findAccount(sql: AnySql, userId: number): Promise<Account | undefined> {
  const [row] = await sql<Account[]>`select id, password_hash from app_user where id = ${userId}`;
  return row;
}

/** Inserts an account; a taken username, skeleton or e-mail address violates its unique index. */
export async function insertUser(
  sql: TransactionSql,
  user: Omit<User, "id"> & {
    passwordHash: string;
    skeletonRules: number;
    seenOn: string;
  } & Skeletons,
): Promise<User> {
  const row = await one(sql<User[]>`
    insert into app_user ${sql(user)} returning id, username, email, created_at`);
  return row;
}

/** Locks an account; undefined when it is deleted, disabled, or its password has changed. */
export async function lockAccount(
  sql: TransactionSql,
  { id, passwordHash }: Account,
): Promise<User | undefined> {
  const [row] = await sql<User[]>`
    select id, username, email, created_at from app_user
    where id = ${id} and password_hash = ${passwordHash} and disabled_at is null for update`;
  return row;
}

export async function updatePasswordHash(
  sql: TransactionSql,
  { id, passwordHash }: Account,
): Promise<void> {
  await sql`update app_user set password_hash = ${passwordHash} where id = ${id}`;
}

/** Sets a locked account's e-mail address; a taken one violates the unique index. */
export async function updateEmail(
  sql: TransactionSql,
  {
    userId,
    email,
    isConfirmed,
  }: { readonly userId: number; readonly email: string; readonly isConfirmed: boolean },
): Promise<User> {
  const row = await one(sql<User[]>`
    update app_user set email = ${email},
      reminder_mail = case when ${isConfirmed} then ${email} else reminder_mail end
    where id = ${userId}
    returning id, username, email, created_at`);
  return row;
}

/** Deletes an account unless its password has changed; returns whether it did. */
export async function deleteUser(
  sql: TransactionSql,
  { id, passwordHash }: Account,
): Promise<boolean> {
  const rows = await sql`
    delete from app_user where id = ${id} and password_hash = ${passwordHash} returning id`;
  return rows.length === 1;
}
