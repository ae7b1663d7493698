import { resolve } from "node:path";
import { VERSION } from "@daily-quran/domain/version";
import { Command } from "commander";
import { consoleLog } from "../../console-log.ts";
import { hasCluster } from "@daily-quran/embedded-postgres/cluster";
import { startEmbedded } from "@daily-quran/embedded-postgres/embedded";
import { findRunning } from "@daily-quran/embedded-postgres/find-running";
import type { DatabaseAddress } from "../../db/client.ts";
import type { DatabaseOptions } from "../../db/database.ts";
import { embeddedOptions } from "../../db/embedded-options.ts";
import type { DatabaseLog } from "../../db/log.ts";
import { startFailure } from "../../db/start-failure.ts";
import { saveBackup } from "../../db/backup/save-backup.ts";
import { backupBar } from "./backup-bar.ts";
import type { CommandSetting } from "../command-setting.ts";
import { sizeOf, whatIsIn } from "./describe-backup.ts";

const EXAMPLES = `
Examples:
  $ pnpm backup ~/quran-2026-11-22.backup
  $ pnpm restore ~/quran-2026-11-22.backup --check

The app may run meanwhile. Keep the file as safe as the database: it holds e-mail addresses and password hashes.`;

interface BackupOptions {
  readonly replace?: boolean;
}

/** The command `backup`. */
export function backupProgram(setting: CommandSetting): Command {
  return new Command("pnpm backup")
    .description("Save everything that the app has stored to one compressed file, and check it.")
    .argument("<file>", "where to")
    .option("--replace", "replace a file of that name, once the new one is whole")
    .addHelpText("after", EXAMPLES)
    .action((file: string, options: BackupOptions) => backUp(setting, file, options));
}

async function backUp(
  { environment, directory, signal, now, output, errors }: CommandSetting,
  file: string,
  { replace = false }: BackupOptions,
): Promise<void> {
  const path = resolve(directory, file);
  const { address, close } = await openForBackup(environment().database, consoleLog("warn"));
  const bar = backupBar(errors);
  try {
    const backup = await saveBackup(address, {
      path,
      replace,
      productVersion: VERSION,
      now: now(),
      onProgress: bar.show,
      signal,
    });
    bar.stop();
    output.write(
      `${path} holds ${whatIsIn(backup)}, ${await sizeOf(path)}. It was read again and is whole.\n`,
    );
  } finally {
    bar.stop();
    await close();
  }
}

interface OpenDatabase {
  readonly address: DatabaseAddress;
  readonly close: () => Promise<void>;
}

/** Opens the database whether the app runs or not; migrates nothing. */
async function openForBackup(
  { url, dataDirectory }: DatabaseOptions,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  if (url) return { address: url, close: async () => {} };
  if (!hasCluster(dataDirectory))
    throw startFailure(`There is nothing to back up: ${dataDirectory} holds no database.`);
  const options = embeddedOptions(dataDirectory);
  const running = await findRunning(options, log);
  if (running) return { address: running, close: async () => {} };
  const { address, stop } = await startEmbedded(options, log);
  return { address, close: stop };
}
