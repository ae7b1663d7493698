import type { User } from "@daily-quran/domain/account/user";
import type { AnySql, Sql, TransactionSql } from "../../../db/client.ts";

export interface PasskeyRow {
  id: number;
  name: string;
  isSynced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A passkey as it was made: its ID among all authenticators, and the key that checks what it signs. */
export interface NewPasskey {
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly isSynced: boolean;
  readonly name: string;
  readonly createdAt: string;
}

/** A passkey to check a signature against. */
export interface StoredPasskey {
  id: number;
  userId: number;
  publicKey: Buffer;
  counter: number;
}

/** The passkeys of a user, the newest first. */
export async function listPasskeysOf(
  sql: AnySql,
  userId: number,
): Promise<(PasskeyRow & { credentialId: string })[]> {
  return await sql<(PasskeyRow & { credentialId: string })[]>`
    select id, name, is_synced, created_at, last_used_at, credential_id
    from passkey where user_id = ${userId} order by id desc`;
}

/** Stores a passkey; undefined where somebody has it already. */
export async function insertPasskey(
  sql: TransactionSql,
  row: NewPasskey,
): Promise<PasskeyRow | undefined> {
  const [stored] = await sql<PasskeyRow[]>`
    insert into passkey ${sql({ ...row })} on conflict (credential_id) do nothing
    returning id, name, is_synced, created_at, last_used_at`;
  return stored;
}

/** The passkey of a credential, of an account that is not disabled. */
export async function findPasskey(
  sql: Sql,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [row] = await sql<StoredPasskey[]>`
    select passkey.id, user_id, public_key, counter::float8
    from passkey join app_user on app_user.id = user_id
    where credential_id = ${credentialId} and disabled_at is null`;
  return row;
}

/** Locks the account of a passkey, unless it is disabled. */
export async function lockOwner(
  sql: TransactionSql,
  { userId }: Pick<StoredPasskey, "userId">,
): Promise<User | undefined> {
  const [row] = await sql<User[]>`
    select id, username, email, created_at from app_user
    where id = ${userId} and disabled_at is null for update`;
  return row;
}

/** Notes the use of a passkey; returns its name, unless it was removed or a later use is known already. */
export async function notePasskeyUse(
  sql: TransactionSql,
  { id, counter, isSynced, at }: { id: number; counter: number; isSynced: boolean; at: string },
): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    update passkey set counter = ${counter}, is_synced = ${isSynced}, last_used_at = ${at}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))
    returning name`;
  return row?.name;
}

export async function renamePasskey(
  sql: TransactionSql,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<boolean> {
  const rows = await sql`
    update passkey set name = ${name} where id = ${id} and user_id = ${userId} returning id`;
  return rows.length === 1;
}

export async function deletePasskey(
  sql: TransactionSql,
  userId: number,
  id: number,
): Promise<{ name: string } | undefined> {
  const [row] = await sql<{ name: string }[]>`
    delete from passkey where id = ${id} and user_id = ${userId} returning name`;
  return row;
}
