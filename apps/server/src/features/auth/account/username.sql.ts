import type { Sql } from "../../../db/client.ts";
import type { Skeletons } from "./skeletons.ts";

/** A username as it is stored, or as it is to be stored; no skeletons where another account has them. */
export interface UsernameRow {
  readonly id: number;
  readonly username: string;
}
export type TidyUsername = UsernameRow & { readonly [Part in keyof Skeletons]: string | null };

/** Accounts whose skeletons were computed under other rules, the oldest first. */
export async function listUntidyUsernames(
  sql: Sql,
  rules: number,
  limit: number,
): Promise<UsernameRow[]> {
  return await sql<UsernameRow[]>`
    select id, username from app_user where skeleton_rules <> ${rules} order by id limit ${limit}`;
}

/** Stores them, all or none; one that another account has violates a unique index. */
export async function updateUsernames(
  sql: Sql,
  rules: number,
  rows: readonly TidyUsername[],
): Promise<void> {
  await sql`
    update app_user set username = tidy.username, skeleton = tidy.skeleton,
      capital_skeleton = tidy.capital_skeleton, skeleton_rules = ${rules}
    from unnest(
      ${rows.map(({ id }) => id)}::integer[], ${rows.map(({ username }) => username)}::text[],
      ${rows.map(({ skeleton }) => skeleton)}::text[],
      ${rows.map(({ capitalSkeleton }) => capitalSkeleton)}::text[]
    ) as tidy (id, username, skeleton, capital_skeleton)
    where app_user.id = tidy.id`;
}
