import { backupProgram } from "./backup-program.ts";
import { processSetting } from "../process-setting.ts";
import { runProgram } from "../run-program.ts";

process.exitCode = await runProgram(backupProgram, processSetting(), process.argv.slice(2));
