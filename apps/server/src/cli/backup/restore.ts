import { restoreProgram } from "./restore-program.ts";
import { processSetting } from "../process-setting.ts";
import { runProgram } from "../run-program.ts";

process.exitCode = await runProgram(restoreProgram, processSetting(), process.argv.slice(2));
