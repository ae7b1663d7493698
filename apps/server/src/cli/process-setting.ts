import { createInterface } from "node:readline/promises";
import { loadEnvironment, operatorDirectory } from "../env.ts";
import { findFolders } from "../product-folders.ts";
import type { CommandSetting } from "./command-setting.ts";

/** What a command takes from this process; SIGINT and SIGTERM stop it. */
export function processSetting(): CommandSetting {
  const folders = findFolders();
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());
  return {
    folders,
    environment: () => loadEnvironment(folders.root),
    directory: operatorDirectory(),
    signal: stopping.signal,
    now: Date.now,
    confirm:
      process.stdin.isTTY && process.stderr.isTTY
        ? (question) => ask(question, stopping.signal)
        : undefined,
    output: process.stdout,
    errors: process.stderr,
  };
}

async function ask(question: string, signal: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test(await terminal.question(`${question} [y/N] `, { signal }));
  } finally {
    terminal.close();
  }
}
