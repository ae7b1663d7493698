import type { AnySql, Sql } from "../../db/client.ts";

/** A message to store; its payload as JSON. */
export interface NewRow {
  readonly kind: string;
  readonly singletonKey: string | null;
  readonly payload: string;
  readonly dueAt: string;
  readonly expiresAt: string;
}

/** Stores messages; one that waits under the same key gives way, and who is sending that cannot end the new one. */
export async function insertMessages(
  sql: AnySql,
  madeAt: string,
  rows: readonly NewRow[],
): Promise<void> {
  await sql`
    insert into outbox (kind, singleton_key, payload, made_at, due_at, expires_at)
    select kind, singleton_key, payload::jsonb, ${madeAt}, due_at, expires_at
    from unnest(
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ singletonKey }) => singletonKey)}::text[],
      ${rows.map(({ payload }) => payload)}::text[],
      ${rows.map(({ dueAt }) => dueAt)}::timestamptz[],
      ${rows.map(({ expiresAt }) => expiresAt)}::timestamptz[]
    ) as made (kind, singleton_key, payload, due_at, expires_at)
    order by kind, singleton_key
    on conflict (kind, singleton_key) where dead_at is null do update set
      id = default, payload = excluded.payload, made_at = excluded.made_at, due_at = excluded.due_at,
      expires_at = excluded.expires_at, attempts = 0, failure = null`;
}

/** A message that this process has taken: nobody else takes it before its lease is over. */
export interface TakenRow {
  id: string;
  payload: unknown;
  madeAt: string;
  attempts: number;
}

/** Takes messages of a kind that are due, the longest due first; no two processes take the same. */
export async function takeDue(
  sql: Sql,
  { kind, limit, now, leaseEnd }: { kind: string; limit: number; now: string; leaseEnd: string },
): Promise<TakenRow[]> {
  // A locking subquery under `in` may run once a row, and then takes more than its limit.
  return await sql<TakenRow[]>`
    with due as materialized (
      select id from outbox
      where kind = ${kind} and dead_at is null and due_at <= ${now} and expires_at > ${now}
      order by due_at
      limit ${limit}
      for update skip locked
    )
    update outbox set attempts = attempts + 1, due_at = ${leaseEnd}
    from due where outbox.id = due.id
    returning outbox.id, payload, made_at, attempts`;
}

/** Which of these kinds have a message that is due. */
export async function listDueKinds(
  sql: Sql,
  kinds: readonly string[],
  now: string,
): Promise<string[]> {
  const rows = await sql<{ kind: string }[]>`
    select kind from unnest(${kinds}::text[]) kind
    where exists (
      select from outbox
      where outbox.kind = kind.kind and dead_at is null and due_at <= ${now} and expires_at > ${now}
    )`;
  return rows.map(({ kind }) => kind);
}

/** A try that is over; `attempts` is that of the take, so that a later one of the same message stays. */
export interface EndedTry {
  readonly id: string;
  readonly attempts: number;
}

/** A try that failed: the next one is at `dueAt`, and none after `deadAt`. */
export interface FailedTry extends EndedTry {
  readonly failure: string;
  readonly dueAt: string;
  readonly deadAt: string | null;
}

export async function deleteSent(sql: Sql, sent: readonly EndedTry[]): Promise<void> {
  await sql`
    delete from outbox using unnest(
      ${sent.map(({ id }) => id)}::bigint[], ${sent.map(({ attempts }) => attempts)}::integer[]
    ) as sent (id, attempts)
    where outbox.id = sent.id and outbox.attempts = sent.attempts`;
}

export async function updateFailed(sql: Sql, failed: readonly FailedTry[]): Promise<void> {
  await sql`
    update outbox set due_at = failed.due_at, dead_at = failed.dead_at, failure = failed.failure
    from unnest(
      ${failed.map(({ id }) => id)}::bigint[], ${failed.map(({ attempts }) => attempts)}::integer[],
      ${failed.map(({ dueAt }) => dueAt)}::timestamptz[],
      ${failed.map(({ deadAt }) => deadAt)}::timestamptz[],
      ${failed.map(({ failure }) => failure)}::text[]
    ) as failed (id, attempts, due_at, dead_at, failure)
    where outbox.id = failed.id and outbox.attempts = failed.attempts`;
}

/** Ends up to `limit` messages whose time is over: those that were tried stay as dead letters. Returns their kinds. */
export async function endExpired(
  sql: Sql,
  { now, limit }: { now: string; limit: number },
): Promise<string[]> {
  const rows = await sql<{ kind: string }[]>`
    with over as (
      select id, attempts from outbox
      where dead_at is null and expires_at <= ${now}
      order by expires_at
      limit ${limit}
      for update skip locked
    ), kept as (
      update outbox set dead_at = ${now}, failure = coalesce(failure, 'expired') from over
      where outbox.id = over.id and over.attempts > 0
      returning kind
    ), dropped as (
      delete from outbox using over where outbox.id = over.id and over.attempts = 0
      returning kind
    )
    select kind from kept union all select kind from dropped`;
  return rows.map(({ kind }) => kind);
}

/** Deletes up to a thousand dead letters that are too old, or more than `most` of their kind. */
export async function deleteOldDead(
  sql: Sql,
  { before, most }: { before: string; most: number },
): Promise<void> {
  await sql`
    delete from outbox where id in (
      select id from outbox where dead_at <= ${before} order by dead_at limit 500
    ) or id in (
      select id from (
        select id, row_number() over (partition by kind order by dead_at desc) as place
        from outbox where dead_at is not null
      ) placed
      where place > ${most} limit 500
    )`;
}

/** Makes due at once what was tried and waits past an instant: the clock was set back since. */
export async function updateTooLate(sql: Sql, now: string, latest: string): Promise<void> {
  await sql`
    update outbox set due_at = ${now} where dead_at is null and attempts > 0 and due_at > ${latest}`;
}

/** A message as the operator sees it. */
export interface ListedMessage {
  id: string;
  kind: string;
  madeAt: string;
  dueAt: string;
  expiresAt: string;
  attempts: number;
  failure: string | null;
  deadAt: string | null;
}

/** Dead letters, the newest first, or else what waits, in the order in which it is due. */
export async function listMessages(
  sql: Sql,
  { dead, limit }: { dead: boolean; limit: number },
): Promise<ListedMessage[]> {
  return await sql<ListedMessage[]>`
    select id, kind, made_at, due_at, expires_at, attempts, failure, dead_at from outbox
    where (dead_at is not null) = ${dead}
    order by dead_at desc, due_at, id
    limit ${limit}`;
}

/** Which messages an operator means: one by its ID, or all dead ones. */
export type Chosen = { readonly id: string } | "dead";

const chosenBy = (sql: Sql, chosen: Chosen) =>
  chosen === "dead" ? sql`dead_at is not null` : sql`outbox.id = ${chosen.id}`;

/** Makes them due at once, with the whole time again; one whose key waits anew stays. Returns their number. */
export async function updateToRetry(
  sql: Sql,
  chosen: Chosen,
  { now, expiresAt }: { now: string; expiresAt: string },
): Promise<number> {
  const rows = await sql`
    update outbox set dead_at = null, due_at = ${now}, attempts = 0, failure = null,
      expires_at = greatest(expires_at, ${expiresAt}::timestamptz)
    where id in (
      select distinct on (kind, coalesce(singleton_key, id::text)) id from outbox
      where ${chosenBy(sql, chosen)} and not exists (
        select from outbox newer
        where newer.kind = outbox.kind and newer.singleton_key = outbox.singleton_key
          and newer.dead_at is null and newer.id <> outbox.id
      )
      order by kind, coalesce(singleton_key, id::text), id desc
    )
    returning id`;
  return rows.length;
}

export async function deleteMessages(sql: Sql, chosen: Chosen): Promise<number> {
  const rows = await sql`delete from outbox where ${chosenBy(sql, chosen)} returning id`;
  return rows.length;
}

/** What the outbox holds of a kind: waiting, dead, and for how many seconds the longest one is due. */
export interface OutboxState {
  readonly kind: string;
  readonly waiting: number;
  readonly dead: number;
  readonly lateSeconds: number;
}

export async function listStates(sql: Sql, now: string): Promise<OutboxState[]> {
  return await sql<OutboxState[]>`
    select kind, count(*) filter (where dead_at is null)::int as waiting,
      count(dead_at)::int as dead,
      greatest(0, extract(epoch from ${now}::timestamptz - min(due_at) filter (where dead_at is null)))::float8
        as late_seconds
    from outbox group by kind order by kind`;
}
