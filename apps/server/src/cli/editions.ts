import { editionsProgram } from "./editions-program.ts";
import { processSetting } from "./process-setting.ts";
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(editionsProgram, processSetting(), process.argv.slice(2));
