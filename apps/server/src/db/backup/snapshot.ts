import type { TransactionSql } from "postgres";
import type { DatabaseAddress } from "../client.ts";
import { MIGRATION_LOCK } from "../migrate.ts";
import { listTables } from "./catalog.sql.ts";
import { connectAlone, transaction } from "./connect-alone.ts";
import { quoteName } from "./quote-name.ts";

/** Reads a database in one snapshot, while others write; a migration waits until it is read. */
export async function readSnapshot<Result>(
  address: DatabaseAddress,
  read: (sql: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const { space, key } = MIGRATION_LOCK;
  return await connectAlone(address, async (sql) => {
    // Until the tables are locked: no migration changes them between their listing and the snapshot.
    await sql`select pg_advisory_lock_shared(${space}, ${key})`;
    const tables = await listTables(sql);
    return await transaction(sql, "isolation level repeatable read read only", async (sql) => {
      // LOCK takes no snapshot: the first query after it does.
      const names = tables.map(({ name }) => quoteName(name)).join(", ");
      if (names) await sql.unsafe(`lock table ${names} in access share mode`);
      await sql`select pg_advisory_unlock_shared(${space}, ${key})`;
      return await read(sql);
    });
  });
}
