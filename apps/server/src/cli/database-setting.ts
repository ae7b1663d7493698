import type { Sql } from "../db/client.ts";
import type { CommandSetting } from "./command-setting.ts";
import { processSetting } from "./process-setting.ts";
import { withDatabase } from "./with-database.ts";

/** What a command with a database gets. */
export interface DatabaseSetting extends CommandSetting {
  readonly inDatabase: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
}

/** What such a command gets from this process. */
export function processDatabaseSetting(): DatabaseSetting {
  const own = processSetting();
  return { ...own, inDatabase: (work) => withDatabase(own.environment().database, work) };
}
