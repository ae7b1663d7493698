import { processDatabaseSetting } from "./database-setting.ts";
import { outboxProgram } from "./outbox-program.ts";
import { runProgram } from "./run-program.ts";

process.exitCode = await runProgram(outboxProgram, processDatabaseSetting(), process.argv.slice(2));
