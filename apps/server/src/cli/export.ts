import { processDatabaseSetting } from "./database-setting.ts";
import { exportProgram } from "./export-program.ts";
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(exportProgram, processDatabaseSetting(), process.argv.slice(2));
