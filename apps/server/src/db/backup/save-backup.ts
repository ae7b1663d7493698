import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DatabaseAddress, TransactionSql } from "../client.ts";
import { unread } from "./backup-damage.ts";
import type { Backup } from "./backup-format.ts";
import { readBackup } from "./read-backup.ts";
import { saveFile } from "./save-file.ts";
import { type BackupMaking, writeBackup } from "./write-backup.ts";
import { MIGRATION_LOCK } from "../migrate.ts";
import { listTables } from "./catalog.sql.ts";
import { connectAlone, transaction } from "./connect-alone.ts";
import { quoteName } from "./quote-name.ts";

export interface BackupSaving extends BackupMaking {
  readonly path: string;
  /** Whether an existing file of this name may be replaced. */
  readonly replace: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Backs a database up to a file, verifies the file, and only then gives it its name. */
export async function saveBackup(address: DatabaseAddress, saving: BackupSaving): Promise<Backup> {
  const { path, onProgress, signal } = saving;
  return await saveFile(path, saving, async (unfinished) => {
    await readSnapshot(address, (sql) =>
      pipeline(writeBackup(sql, saving), createGzip(), createWriteStream(unfinished), { signal }),
    );
    return await checkBackup(unfinished, { onProgress, signal });
  });
}

/** Reads a whole backup; fails unless it is complete and undamaged. */
export async function checkBackup(
  path: string,
  { onProgress, signal }: Pick<BackupSaving, "onProgress" | "signal">,
): Promise<Backup> {
  const { size: total } = await stat(path).catch((error: Error) => {
    throw unread(path, error);
  });
  return await readBackup(path, {
    onBytes: (done) => onProgress({ stage: "check", done, total }),
    signal,
  });
}

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
