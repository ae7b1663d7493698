import { createHash } from "node:crypto";
import type { TransactionSql } from "../client.ts";
import { startFailure } from "../start-failure.ts";
import {
  type BackupFooter,
  type BackupHeader,
  countRows,
  type OnProgress,
} from "./backup-format.ts";
import {
  type CatalogTable,
  findMigrations,
  listReferences,
  listSequences,
  listTables,
} from "./catalog.sql.ts";
import { copyOut, fixTextForms } from "./copy-out.ts";
import { countLines } from "./count-lines.ts";
import { quoteName } from "./quote-name.ts";
import { one } from "../one.ts";

export interface BackupMaking {
  readonly productVersion: string;
  readonly now: number;
  readonly onProgress: OnProgress;
}

/** The text of a backup, read in one transaction that sees one snapshot. */
export async function* writeBackup(
  sql: TransactionSql,
  making: BackupMaking,
): AsyncGenerator<Buffer> {
  await fixTextForms(sql);
  const tables = orderByReferences(await listTables(sql), await listReferences(sql));
  const header = await makeHeader(sql, making, tables);
  const whole = createHash("sha256");
  const line = (value: unknown): Buffer => {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
    whole.update(bytes);
    return bytes;
  };
  yield line(header);
  const digests: Record<string, string> = {};
  const total = countRows(header);
  let done = 0;
  for (const table of tables) {
    const digest = createHash("sha256");
    const before = done;
    for await (const rows of copyOut(sql, table)) {
      whole.update(rows);
      digest.update(rows);
      done += countLines(rows);
      making.onProgress({ stage: "save", done, total });
      yield rows;
    }
    refuseOtherCount(header, table, done - before);
    digests[table.name] = digest.digest("hex");
  }
  // Read last: a sequence is never behind the rows that the snapshot shows.
  const footer: BackupFooter = { digests, sequences: await listSequences(sql) };
  yield line(footer);
  yield Buffer.from(`${whole.digest("hex")}\n`);
}

async function makeHeader(
  sql: TransactionSql,
  { productVersion, now }: BackupMaking,
  tables: readonly CatalogTable[],
): Promise<BackupHeader> {
  const [migrations, { serverVersion }] = await Promise.all([
    findMigrations(sql),
    one(sql<{ serverVersion: string }[]>`show server_version`),
  ]);
  const [first, ...others] = migrations ?? [];
  if (!first)
    throw startFailure("There is nothing to back up: the app has never used this database.");
  const counted: BackupHeader["tables"] = [];
  for (const { name, columns } of tables) {
    const { rows } = await one(
      sql<{ rows: number }[]>`select count(*)::int as rows from ${sql.unsafe(quoteName(name))}`,
    );
    const [column, ...more] = columns;
    if (column) counted.push({ name, columns: [column, ...more], rows });
  }
  return {
    format: "daily-quran-backup",
    formatVersion: 1,
    productVersion,
    postgresVersion: serverVersion,
    createdAt: new Date(now).toISOString(),
    migrations: [first, ...others],
    tables: counted,
  };
}

function refuseOtherCount({ tables }: BackupHeader, { name }: CatalogTable, copied: number): void {
  const counted = tables.find((table) => table.name === name)?.rows;
  if (copied !== counted)
    throw new Error(`${copied} rows of ${name} were read where ${counted} are`);
}

/** Sorts each table after those that it refers to, so that its rows can be stored in this order. */
function orderByReferences<Table extends { readonly name: string }>(
  tables: readonly Table[],
  references: readonly { readonly from: string; readonly to: string }[],
): Table[] {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(
      (table) => !references.some(({ from, to }) => from === table.name && names.has(to)),
    );
    if (ready.length === 0)
      throw new Error(
        `These tables refer to each other in a circle that is not deferred: ${[...names].join(", ")}`,
      );
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
