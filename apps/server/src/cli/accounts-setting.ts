import type { Sql } from "../db/client.ts";
import type { CommandSetting } from "./command-setting.ts";

/** What the command `accounts` takes besides: the database to do some work on. */
export interface AccountsSetting extends CommandSetting {
  readonly inDatabase: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
}
