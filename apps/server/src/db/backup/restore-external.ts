import type { DatabaseAddress, TransactionSql } from "../client.ts";
import { MIGRATION_LOCK } from "../migrate.ts";
import { startFailure } from "../start-failure.ts";
import { hasTables } from "./catalog.sql.ts";
import { connectAlone, transaction } from "./connect-alone.ts";
import { loadBackup } from "./load-backup.ts";
import { dataIsThere, type Restored, type Restoring } from "./restoring.ts";
import { countApps, listForeign, setAside } from "./set-aside.sql.ts";

/** Restores into a database in one transaction; existing objects move to another schema. */
export async function restoreExternal(
  address: DatabaseAddress,
  restoring: Restoring,
): Promise<Restored> {
  return await connectAlone(address, async (sql) => {
    const restored = await transaction(sql, "", (sql) => restore(sql, restoring));
    // Autovacuum would do it too, later.
    await sql`analyze`.catch(() => {});
    return restored;
  });
}

async function restore(sql: TransactionSql, restoring: Restoring): Promise<Restored> {
  // An app that starts now waits here until the restore is over.
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK.space}, ${MIGRATION_LOCK.key})`;
  await refuseWhileInUse(sql);
  const kept = (await hasTables(sql)) ? schemaName(restoring.now) : undefined;
  if (kept) {
    if (!restoring.replace) throw dataIsThere();
    await setAside(sql, kept);
  }
  const loaded = await loadBackup(sql, restoring);
  if (kept) await refuseForeign(sql, kept);
  await refuseWhileInUse(sql);
  return { ...loaded, kept: kept && `the schema ${kept}` };
}

async function refuseWhileInUse(sql: TransactionSql): Promise<void> {
  const apps = await countApps(sql);
  if (apps > 0)
    throw startFailure(
      `The app is running: it has ${apps} connections to this database. Stop it, and restore again. Nothing was changed.`,
    );
}

async function refuseForeign(sql: TransactionSql, kept: string): Promise<void> {
  const foreign = await listForeign(sql, kept);
  if (foreign.length > 0)
    throw startFailure(
      `This database holds tables that are not the app's (${foreign.join(", ")}). Restore into a database of its own. Nothing was changed.`,
    );
}

function schemaName(now: number): string {
  return `before_restore_${new Date(now).toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
}
