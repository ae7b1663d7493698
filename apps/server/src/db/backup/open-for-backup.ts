import { hasCluster } from "@daily-quran/embedded-postgres/cluster";
import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { findRunning } from "@daily-quran/embedded-postgres/find-running";
import type { DatabaseAddress } from "../client.ts";
import type { DatabaseOptions } from "../database.ts";
import { embeddedOptions } from "../embedded-options.ts";
import type { DatabaseLog } from "../log.ts";
import { startFailure } from "../start-failure.ts";

export interface OpenDatabase {
  readonly address: DatabaseAddress;
  readonly close: () => Promise<void>;
}

/** Opens the database whether the app runs or not; migrates nothing. */
export async function openForBackup(
  { url, dataDirectory }: DatabaseOptions,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  if (url) return { address: url, close: async () => {} };
  if (!hasCluster(dataDirectory))
    throw startFailure(`There is nothing to back up: ${dataDirectory} holds no database.`);
  const options = embeddedOptions(dataDirectory);
  const running = await findRunning(options, log);
  if (running) return { address: running, close: async () => {} };
  const { address, stop } = await startEmbedded(options, log);
  return { address, close: stop };
}
