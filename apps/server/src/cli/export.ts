import { exportProgram } from "./export-program.ts";
import { processSetting } from "./process-setting.ts";
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(exportProgram, processSetting(), process.argv.slice(2));
