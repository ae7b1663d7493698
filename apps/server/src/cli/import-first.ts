import { importFirstTafseer } from "../features/edition/import/first-import.ts";
import { isFirstImportDue } from "../features/edition/first-import-due.ts";
import type { CommandSetting } from "./command-setting.ts";
import { withDatabase } from "./with-database.ts";

/**
 * Runs at the first start: imports a commentary unless somebody has decided about one, and prints one line
 * either way.
 */
export async function importFirst(setting: CommandSetting): Promise<void> {
  const { folders, environment, signal, now, errors } = setting;
  const { database, editions } = environment();
  await withDatabase(database, async (sql) => {
    if (!(await isFirstImportDue(sql, editions.tafseer))) return;
    await importFirstTafseer(sql, {
      ...editions,
      directory: folders.root,
      signal,
      now,
      // On standard error, so that the last line of standard output stays the app's address.
      say: (line) => void errors.write(`${line}\n`),
    });
  });
}
