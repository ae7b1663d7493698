import type { Sql } from "../../db/client.ts";

export interface AttemptRow {
  taken: boolean;
  count: number;
  resetsAt: string;
}

interface AttemptLimit {
  readonly key: string;
  readonly most: number;
  readonly now: string;
  readonly resetsAt: string;
}

/**
 * Counts an attempt if there are fewer than `most` until the time is up, in one statement, so that
 * attempts at the same moment cannot pass each other. A row that a parallel attempt made unseen gives none.
 */
export async function insertAttempt(
  sql: Sql,
  { key, most, now, resetsAt }: AttemptLimit,
): Promise<AttemptRow | undefined> {
  const [row] = await sql<AttemptRow[]>`
    with taken as (
      insert into attempt as held (key, count, resets_at) values (${key}, 1, ${resetsAt})
      on conflict (key) do update set
        count = case when held.resets_at <= ${now} then 1 else held.count + 1 end,
        resets_at = case when held.resets_at <= ${now} then excluded.resets_at else held.resets_at end
      where held.resets_at <= ${now} or held.count < ${most}
      returning count, resets_at
    )
    select true as taken, count, resets_at from taken
    union all
    select false, count, resets_at from attempt
    where key = ${key} and not exists (select from taken)`;
  return row;
}

/** Takes one attempt back, unless its time is already up. */
export async function releaseAttempt(
  sql: Sql,
  { key, resetsAt }: { readonly key: string; readonly resetsAt: string },
): Promise<void> {
  await sql`
    update attempt set count = count - 1
    where key = ${key} and resets_at = ${resetsAt} and count > 0`;
}

/** Removes some of the rows whose time is up; a lock that another process holds is not waited for. */
export async function deleteOldAttempts(sql: Sql, now: string): Promise<void> {
  await sql`
    delete from attempt
    where key in (
      select key from attempt where resets_at <= ${now} limit 100 for update skip locked
    )`;
}
