import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import type { BackupTable } from "./backup-format.ts";
import { countLines } from "./count-lines.ts";
import { quoteName } from "./quote-name.ts";

/** Stores rows in the text form of COPY; numbers of identity columns stay as they are. */
export async function copyIn(
  sql: TransactionSql,
  { name, columns }: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const statement = `copy ${quoteName(name)} (${columns.map(quoteName).join(", ")}) from stdin`;
  await pipeline(rows, await sql.unsafe(statement).writable());
}

/** Passes rows on and reports their number after each chunk. */
export async function* counted(
  rows: AsyncIterable<Buffer>,
  onRows: (more: number) => void,
): AsyncGenerator<Buffer> {
  for await (const bytes of rows) {
    onRows(countLines(bytes));
    yield bytes;
  }
}
