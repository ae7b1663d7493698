import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Sqlite {
  readonly DatabaseSync: new (
    path: string,
    options: { readonly readOnly: true },
  ) => {
    prepare(sql: string): { all(): Record<string, string | number | null>[] };
    close(): void;
  };
}

export const isSqlite = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 16)) === "SQLite format 3\0";

/** Each table of a database, its columns' names first; undefined where the runtime reads none. */
export function readSqlite(bytes: Uint8Array): string[][][] | undefined {
  // Node has it from 22.13 on, and warns where it is loaded.
  const sqlite = process.getBuiltinModule("node:sqlite") as Sqlite | undefined;
  if (!sqlite) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "daily-quran-sqlite-"));
  try {
    const path = join(folder, "edition.db");
    writeFileSync(path, bytes);
    const database = new sqlite.DatabaseSync(path, { readOnly: true });
    try {
      const names = database.prepare("select name from sqlite_schema where type = 'table'").all();
      return names.map(({ name }) => {
        const rows = database
          .prepare(`select * from "${String(name).replaceAll('"', '""')}"`)
          .all();
        return [Object.keys(rows[0] ?? {}), ...rows.map(cellsOf)];
      });
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cellsOf = (row: Record<string, string | number | null>): string[] =>
  Object.values(row).map((cell) => String(cell ?? ""));
