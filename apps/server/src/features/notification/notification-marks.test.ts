import type { TransactionSql } from "../../db/client.ts";
import { expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { notificationMarksOf } from "./notification.sql.ts";

const sql = useDatabase();
const SINCE = "2026-01-01T00:00:00.000Z";

/** A user with so many notifications that are read, and two that are not. */
async function userWith(read: number): Promise<number> {
  const [user] = await sql<[{ id: number }]>`
    insert into app_user (username, email, password_hash, created_at)
    values (${`reader-${read}`}, ${`reader-${read}@example.org`}, 'x', now()) returning id`;
  await sql`
    insert into notification (user_id, title, message, created_at, read)
    select ${user.id}, 'A title', 'A message', ${SINCE}::timestamptz + n * interval '1 minute', n <= ${read}
    from generate_series(1, ${read + 2}::int) n`;
  return user.id;
}

// Counts what earlier transactions of the connection have read, too, until Postgres has collected it.
async function rowsRead(transaction: TransactionSql): Promise<number> {
  const [{ rows }] = await transaction<[{ rows: number }]>`
    select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
    where relname = 'notification'`;
  return rows;
}

/** What a poll of a user finds unread, and how many rows of the table it reads. */
async function poll(userId: number): Promise<{ unread: number; rows: number }> {
  return await sql.begin(async (transaction) => {
    const before = await rowsRead(transaction);
    const { unread = -1 } = (await notificationMarksOf(transaction, userId, SINCE)) ?? {};
    const after = await rowsRead(transaction);
    return { unread, rows: after - before };
  });
}

// The planner's choice of an index moves the number by a few.
test.each([10, 10_000])(
  "a poll beside %i old notifications reads fewer than 20 rows",
  async (read) => {
    for (let others = 101; others <= 120; others += 1) await userWith(others);
    const userId = await userWith(read);
    await sql`analyze notification`;
    const { unread, rows } = await poll(userId);
    expect(unread).toBe(2);
    expect(rows).toBeLessThan(20);
  },
);
