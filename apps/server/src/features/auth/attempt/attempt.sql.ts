import type { Sql } from "../../../db/client.ts";

/** A count that was raised (`taken`), or that may not be. */
export interface AttemptRow {
  key: string;
  taken: boolean;
  count: number;
  resetsAt: string;
}

/** A count to be raised unless it is at `most`; it restarts at `resetsAt`, which is always as far from now. */
export interface CountedKey {
  readonly key: string;
  readonly most: number;
  readonly resetsAt: string;
}

/**
 * Counts an attempt under each key; writes nothing if one is at its maximum already, and returns those. One
 * statement, so that concurrent attempts cannot pass a limit: of those, some keys may be taken and some not.
 * Ordered keys prevent a deadlock.
 */
export async function insertAttempts(
  sql: Sql,
  keys: readonly CountedKey[],
  now: string,
): Promise<AttemptRow[]> {
  // One that ends later than a new one began before the clock was set back; servers' clocks differ a little.
  const isOver = (begun: "excluded" | "wanted") => sql`
    (held.resets_at <= ${now} or held.resets_at > ${sql(begun)}.resets_at + interval '1 minute')`;
  const isOverNow = isOver("excluded");
  return await sql<AttemptRow[]>`
    with wanted as (
      select * from unnest(
        ${keys.map(({ key }) => key)}::text[], ${keys.map(({ most }) => most)}::integer[],
        ${keys.map(({ resetsAt }) => resetsAt)}::timestamptz[]
      ) as wanted (key, most, resets_at)
    ), used_up as (
      select held.key, held.count, held.resets_at from attempt held join wanted using (key)
      where held.count >= most and not ${isOver("wanted")}
    ), taken as (
      insert into attempt as held (key, count, resets_at)
      select key, 1, resets_at from wanted where not exists (select from used_up) order by key
      on conflict (key) do update set
        count = case when ${isOverNow} then 1 else held.count + 1 end,
        resets_at = case when ${isOverNow} then excluded.resets_at else held.resets_at end
      where ${isOverNow}
        or held.count < (select most from wanted where wanted.key = excluded.key)
      returning key, count, resets_at
    )
    select key, true as taken, count, resets_at from taken
    union all
    select key, false, count, resets_at from used_up`;
}

/** Takes one attempt back under each key, unless its time is already up. */
export async function releaseAttempts(
  sql: Sql,
  attempts: readonly { readonly key: string; readonly resetsAt: string }[],
): Promise<void> {
  await sql`
    update attempt set count = count - 1
    from (
      select held.key from attempt held
      join unnest(
        ${attempts.map(({ key }) => key)}::text[],
        ${attempts.map(({ resetsAt }) => resetsAt)}::timestamptz[]
      ) as released (key, resets_at) using (key, resets_at)
      where count > 0
      order by held.key
      for update of held
    ) as released
    where attempt.key = released.key`;
}

/** Deletes some expired rows; skips locked ones. */
export async function deleteOldAttempts(sql: Sql, now: string): Promise<void> {
  await sql`
    with old as materialized (
      select key from attempt where resets_at <= ${now} limit 100 for update skip locked
    )
    delete from attempt using old where attempt.key = old.key`;
}
