import { createHash } from "node:crypto";
import type { TransactionSql } from "postgres";
import { startFailure } from "../start-failure.ts";
import { type Backup, countRows, type OnProgress } from "./backup-format.ts";
import type { CatalogTable } from "./catalog.sql.ts";
import { copyOut } from "./copy-out.ts";
import { countLines } from "./count-lines.ts";

interface Comparison {
  readonly made: readonly CatalogTable[];
  readonly backup: Backup;
  readonly onProgress: OnProgress;
  readonly signal?: AbortSignal | undefined;
}

/** Reads the restored tables back and fails unless they equal the backup byte for byte. */
export async function compareTables(
  sql: TransactionSql,
  { made, backup: { header, footer }, onProgress, signal }: Comparison,
): Promise<void> {
  const total = countRows(header);
  let done = 0;
  for (const { name, columns } of header.tables) {
    const table = made.find((each) => each.name === name);
    if (!table) continue;
    const digest = createHash("sha256");
    for await (const rows of copyOut(sql, { ...table, columns })) {
      signal?.throwIfAborted();
      digest.update(rows);
      done += countLines(rows);
      onProgress({ stage: "compare", done, total });
    }
    if (digest.digest("hex") !== footer.digests[name])
      throw startFailure(
        `The rows of ${name} came out of the database other than they are in the backup. Nothing was changed.`,
      );
  }
}
