import { accountsProgram } from "./accounts-program.ts";
import { processDatabaseSetting } from "./database-setting.ts";
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(
  accountsProgram,
  processDatabaseSetting(),
  process.argv.slice(2),
);
