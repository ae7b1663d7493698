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
    output: process.stdout,
    errors: process.stderr,
  };
}
