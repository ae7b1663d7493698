import { resolve } from "node:path";
import { Command } from "commander";
import { consoleLog } from "../../console-log.ts";
import { hasCluster } from "@daily-quran/embedded-postgres/cluster";
import { replaceCluster } from "@daily-quran/embedded-postgres/replace-cluster";
import type { DatabaseAddress } from "../../db/client.ts";
import { embeddedOptions } from "../../db/embedded-options.ts";
import type { DatabaseLog } from "../../db/log.ts";
import { connectAlone, transaction } from "../../db/backup/connect-alone.ts";
import { restoreExternal } from "../../db/backup/restore-external.ts";
import { type Restored, dataIsThere, type Restoring } from "../../db/backup/restoring.ts";
import { checkBackup } from "../../db/backup/save-backup.ts";
import {
  refuseUnfit,
  type BackupLoading,
  loadBackup,
  type Loaded,
} from "../../db/backup/load-backup.ts";
import { backupBar } from "./backup-bar.ts";
import type { CommandSetting } from "../command-setting.ts";
import { whatIsIn } from "./describe-backup.ts";

const EXAMPLES = `
Examples:
  $ pnpm restore ~/quran-2026-11-22.backup
  $ pnpm restore ~/quran-2026-11-22.backup --replace

Stop the app first. All or nothing: a restore that fails, or is stopped, leaves everything as it was.`;

interface RestoreOptions {
  readonly replace?: boolean;
  readonly check?: boolean;
}

/** The command `restore`. */
export function restoreProgram(setting: CommandSetting): Command {
  return new Command("pnpm restore")
    .description(
      "Put a backup in the place of what the app has stored, on this or another version of Postgres.",
    )
    .argument("<file>", "a file that pnpm backup has made")
    .option(
      "--replace",
      "where there is data already: keep it beside, and put the backup in its place",
    )
    .option("--check", "only read the file and say whether it is whole and can be restored here")
    .addHelpText("after", EXAMPLES)
    .action((file: string, options: RestoreOptions) => restore(setting, file, options));
}

async function restore(
  { environment, directory, signal, now, output, errors }: CommandSetting,
  file: string,
  { replace = false, check = false }: RestoreOptions,
): Promise<void> {
  const path = resolve(directory, file);
  const bar = backupBar(errors);
  const { show: onProgress } = bar;
  try {
    // Checks the whole file first, before anything is changed.
    const backup = await checkBackup(path, { onProgress, signal });
    await refuseUnfit(backup);
    bar.stop();
    if (check) return void output.write(`${path} is whole: ${whatIsIn(backup)}.\n`);
    const { url, dataDirectory } = environment().database;
    const restoring = { path, replace, now: now(), onProgress, signal };
    const restored = url
      ? await restoreExternal(url, restoring)
      : await restoreEmbedded(dataDirectory, restoring, consoleLog("warn"));
    bar.stop();
    output.write(wordsFor(restored));
  } finally {
    bar.stop();
  }
}

function wordsFor({ backup, leftOut, applied, kept }: Restored): string {
  const lines = [`Restored: ${whatIsIn(backup)}.`];
  const newest = applied.at(-1);
  if (newest) lines.push(`It was brought to ${newest}.`);
  if (leftOut.length > 0)
    lines.push(`Left out, as the app has no such tables: ${leftOut.join(", ")}.`);
  if (kept)
    lines.push(
      `The data from before is kept in ${kept}. Delete that once the app has started and all is well.`,
    );
  lines.push("Start the app: pnpm start");
  return `${lines.join("\n")}\n`;
}

/** Restores into a new embedded database, which replaces the present one when complete. */
async function restoreEmbedded(
  dataDirectory: string,
  restoring: Restoring,
  log: DatabaseLog,
): Promise<Restored> {
  if (!restoring.replace && hasCluster(dataDirectory)) throw dataIsThere();
  const { result, kept } = await replaceCluster(embeddedOptions(dataDirectory), {
    log,
    now: restoring.now,
    fill: (address) => fill(address, restoring),
  });
  return { ...result, kept };
}

async function fill(address: DatabaseAddress, loading: BackupLoading): Promise<Loaded> {
  return await connectAlone(address, async (sql) => {
    const loaded = await transaction(sql, "", (sql) => loadBackup(sql, loading));
    await sql`analyze`;
    return loaded;
  });
}
