import { stat } from "node:fs/promises";
import { type Backup, countRows } from "../../db/backup/backup-format.ts";

const MEGABYTE = 1_000_000;

/** A backup's summary for the operator, as part of a sentence. */
export function whatIsIn({ header }: Backup): string {
  const rows = countRows(header).toLocaleString("en-US");
  const { createdAt, productVersion, postgresVersion, tables } = header;
  return `${rows} rows of ${tables.length} tables from ${createdAt} (version ${productVersion}, Postgres ${postgresVersion})`;
}

/** The size of a file in megabytes. */
export async function sizeOf(path: string): Promise<string> {
  const { size } = await stat(path);
  return `${(size / MEGABYTE).toFixed(size < MEGABYTE ? 3 : 1)} MB`;
}
