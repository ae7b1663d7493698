import type { MigrationFile } from "../migration-files.ts";
import { startFailure } from "../start-failure.ts";
import type { BackupHeader } from "./backup-format.ts";

/**
 * The migrations that a backup's tables are made of; refuses one that this version of the app cannot follow.
 */
export function migrationsOf(
  { migrations, productVersion }: BackupHeader,
  files: readonly MigrationFile[],
): readonly MigrationFile[] {
  for (const [index, { name, checksum }] of migrations.entries()) {
    const file = files[index];
    if (file?.name !== name)
      throw startFailure(
        `The backup was made by version ${productVersion} of the app, which has the migration ${name} that this one does not have. Restore it with that version or a later one.`,
      );
    if (file.checksum !== checksum)
      throw startFailure(
        `The backup was made with another text of the migration ${name}. Restore it with the version of the app that made it (${productVersion}).`,
      );
  }
  return files.slice(0, migrations.length);
}
