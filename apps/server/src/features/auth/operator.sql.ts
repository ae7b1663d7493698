import type { Sql, TransactionSql } from "../../db/client.ts";

/** An account as the operator sees it; `lastVisit` is known by the day, while a session lives. */
export interface ListedAccount {
  id: number;
  username: string;
  email: string;
  createdAt: string;
  disabledAt: string | null;
  sessions: number;
  lastVisit: string | null;
}

/** Every account whose username or e-mail address contains a text, oldest first. */
export async function listAccountsWith(
  sql: Sql,
  { part, now, sessionDays }: { part: string; now: string; sessionDays: number },
): Promise<ListedAccount[]> {
  return await sql<ListedAccount[]>`
    select app_user.id, username, email, created_at, disabled_at,
      count(session.id)::int as sessions,
      max(session.expires_at) - make_interval(days => ${sessionDays}) as last_visit
    from app_user
    left join session on user_id = app_user.id and expires_at > ${now}
    where position(lower(${part}) in lower(username)) > 0
      or position(lower(${part}) in lower(email)) > 0
    group by app_user.id
    order by app_user.id`;
}

/** What names an account: its ID, its username or e-mail address in any case, or whichever of them fits. */
export interface AccountName {
  readonly text: string;
  readonly by: "id" | "name" | "any";
}

export interface NamedAccount {
  id: number;
  username: string;
  email: string;
  disabledAt: string | null;
}

/** The accounts of a name, at most two; their rows are locked. */
export async function lockNamedAccounts(
  sql: TransactionSql,
  { text, by }: AccountName,
): Promise<NamedAccount[]> {
  return await sql<NamedAccount[]>`
    select id, username, email, disabled_at from app_user
    where (${by !== "id"} and lower(${text}) in (lower(username), lower(email)))
      or (${by !== "name"} and id::text = ${text})
    order by id
    for update`;
}

/** Sets since when an account is disabled, null for no more; disabling ends its invites. */
export async function updateDisabled(
  sql: TransactionSql,
  userId: number,
  disabledAt: string | null,
): Promise<void> {
  await sql`update app_user set disabled_at = ${disabledAt} where id = ${userId}`;
  if (disabledAt === null) return;
  await sql`
    update invite set revoked_at = ${disabledAt} where created_by = ${userId} and revoked_at is null`;
  await sql`
    delete from group_claim using member where member.id = member_id and user_id = ${userId}`;
}
