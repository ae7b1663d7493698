import { PassThrough } from "node:stream";
import type { Command } from "commander";
import type { DatabaseSetting } from "../../src/cli/database-setting.ts";
import { runProgram } from "../../src/cli/run-program.ts";
import type { Sql } from "../../src/db/client.ts";
import { readEnvironment } from "../../src/env.ts";
import { findFolders } from "../../src/product-folders.ts";

interface Around {
  readonly now: () => number;
  /** Of a command that does not open its own database. */
  readonly sql?: Sql;
  readonly directory?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Of the operator; without one, nobody sits before a terminal. */
  readonly answer?: boolean;
}

const said = (stream: PassThrough): string => (stream.read() as Buffer | null)?.toString() ?? "";

/** Runs a command as an operator types it; returns its exit code and what it printed on both streams. */
export async function runCommand(
  program: (setting: DatabaseSetting) => Command,
  { sql, directory = "/", variables, answer, ...around }: Around,
  words: readonly string[],
): Promise<[number, string, string]> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const confirm = async (question: string) => {
    output.write(`${question}\n`);
    return answer === true;
  };
  const setting: DatabaseSetting = {
    signal: new AbortController().signal,
    ...around,
    folders: findFolders(),
    environment: () => readEnvironment({ DATA_DIR: "data", ...variables }, directory),
    inDatabase: async (work) => await work(sql as Sql),
    directory,
    confirm: answer === undefined ? undefined : confirm,
    output,
    errors,
  };
  return [await runProgram(program, setting, words), said(output), said(errors)];
}
