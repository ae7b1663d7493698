import { hasCluster } from "@daily-quran/embedded-postgres/cluster";
import { replaceCluster } from "@daily-quran/embedded-postgres/replace-cluster";
import type { DatabaseAddress } from "../client.ts";
import { embeddedOptions } from "../embedded-options.ts";
import type { DatabaseLog } from "../log.ts";
import { connectAlone, transaction } from "./connect-alone.ts";
import { type BackupLoading, loadBackup, type Loaded } from "./load-backup.ts";
import { dataIsThere, type Restored, type Restoring } from "./restoring.ts";

/** Restores into a new embedded database, which replaces the present one when complete. */
export async function restoreEmbedded(
  dataDirectory: string,
  restoring: Restoring,
  log: DatabaseLog,
): Promise<Restored> {
  if (!restoring.replace && hasCluster(dataDirectory)) throw dataIsThere();
  const { result, kept } = await replaceCluster(embeddedOptions(dataDirectory), {
    log,
    now: restoring.now,
    fill: (address) => fill(address, restoring),
  });
  return { ...result, kept };
}

async function fill(address: DatabaseAddress, loading: BackupLoading): Promise<Loaded> {
  return await connectAlone(address, async (sql) => {
    const loaded = await transaction(sql, "", (sql) => loadBackup(sql, loading));
    await sql`analyze`;
    return loaded;
  });
}
