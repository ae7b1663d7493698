import { processDatabaseSetting } from "./database-setting.ts";
import { reportsProgram } from "./reports-program.ts";
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(
  reportsProgram,
  processDatabaseSetting(),
  process.argv.slice(2),
);
