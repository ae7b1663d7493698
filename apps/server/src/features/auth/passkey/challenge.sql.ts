import type { Sql } from "../../../db/client.ts";

/** What a browser is asked to sign; `userId` of who adds a passkey, null of a visitor. */
interface Challenge {
  readonly challenge: string;
  readonly userId: number | null;
  readonly expiresAt: string;
}

/** Stores a challenge in place of the user's last one; deletes the expired, and of visitors' those beyond the newest `most`. */
export async function insertChallenge(
  sql: Sql,
  row: Challenge,
  { now, most }: { readonly now: string; readonly most: number },
): Promise<void> {
  await sql`
    insert into passkey_challenge ${sql({ ...row })}
    on conflict (user_id) where user_id is not null
    do update set challenge = excluded.challenge, expires_at = excluded.expires_at`;
  await sql`
    delete from passkey_challenge where challenge in (
      select challenge from passkey_challenge where expires_at <= ${now}
      for update skip locked
    )`;
  await sql`
    delete from passkey_challenge where challenge in (
      select challenge from passkey_challenge where user_id is null
      order by expires_at desc offset ${most} for update skip locked
    )`;
}

/** Uses a challenge up; whether it was there, and this person's. */
export async function useChallenge(
  sql: Sql,
  { challenge, userId }: Pick<Challenge, "challenge" | "userId">,
  now: string,
): Promise<boolean> {
  const rows = await sql`
    delete from passkey_challenge
    where challenge = ${challenge} and user_id is not distinct from ${userId} and expires_at > ${now}
    returning challenge`;
  return rows.length === 1;
}
