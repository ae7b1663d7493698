import { accountsProgram } from "./accounts-program.ts";
import type { AccountsSetting } from "./accounts-setting.ts";
import { processSetting } from "./process-setting.ts";
import { runProgram } from "./run-program.ts";
import { withDatabase } from "./with-database.ts";

const own = processSetting();
const setting: AccountsSetting = {
  ...own,
  inDatabase: (work) => withDatabase(own.environment().database, work),
};

process.exitCode = await runProgram(accountsProgram, setting, process.argv.slice(2));
