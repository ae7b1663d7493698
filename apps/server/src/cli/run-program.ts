import { type Command, CommanderError } from "commander";
import { stackOf } from "../lifecycle.ts";
import { DomainError } from "@daily-quran/domain/errors";
import { isEditionRefusal } from "@daily-quran/quran-text/import/refusal";
import type { CommandSetting } from "./command-setting.ts";
import { terminalOutput, terminalText } from "../texts/terminal-text.ts";
import { isStartFailure } from "../db/start-failure.ts";

/** Runs one command; exit code 0 done, 1 failed, 2 usage error, 130 interrupted. */
export async function runProgram<Setting extends CommandSetting>(
  program: (setting: Setting) => Command,
  ownSetting: Setting,
  words: readonly string[],
): Promise<number> {
  const setting = { ...ownSetting, output: terminalOutput(ownSetting.output) };
  try {
    await withExits(program(setting), setting).parseAsync(words, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const isStopped = setting.signal.aborted;
    const message = isStopped ? "Stopped. Nothing was changed." : explain(error);
    if (words.includes("--json")) setting.output.write(`${JSON.stringify({ error: message })}\n`);
    else setting.errors.write(terminalText(`${message}\n`));
    return isStopped ? 130 : 1;
  }
}

function withExits(program: Command, { output, errors }: CommandSetting): Command {
  for (const part of [program, ...program.commands])
    part.exitOverride().configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => void errors.write(text),
    });
  return program;
}

/** The text of a failure for a person; an unexpected one has its stack. */
function explain(error: unknown): string {
  if (isEditionRefusal(error) || isStartFailure(error) || error instanceof DomainError)
    return error.message;
  return stackOf(error);
}
