import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll } from "vitest";
import type { BackupFooter, BackupHeader } from "../src/db/backup/backup-format.ts";
import { saveBackup } from "../src/db/backup/save-backup.ts";
import type { DatabaseAddress, Sql } from "../src/db/client.ts";
import { seedDemo } from "../src/seed/seed-demo.ts";
import { emptyTables, workerDatabase } from "./database.ts";
import { makeScratchFolder, removeFolder } from "./scratch-folder.ts";

/** Backs a database up as the command does; returns what must be equal in every copy of the same data. */
export async function backUp(address: DatabaseAddress, path: string): Promise<BackupFooter> {
  const { footer } = await saveBackup(address, {
    path,
    replace: false,
    productVersion: "1.0.0",
    now: Date.UTC(2026, 2, 1),
    onProgress: () => {},
  });
  return footer;
}

/** The options of a restore besides the file. */
export const restoring = {
  replace: false,
  now: Date.UTC(2026, 2, 2, 3, 4, 5),
  onProgress: () => {},
};

/** A backup in parts. */
export interface BackupParts {
  readonly header: BackupHeader;
  readonly rows: string[];
  readonly footer: BackupFooter;
}

/** Writes a changed backup with correct digests, so that only its content is wrong. */
export async function forge(
  from: string,
  to: string,
  change: (parts: BackupParts) => BackupParts,
): Promise<void> {
  const lines = gunzipSync(await readFile(from))
    .toString()
    .split("\n");
  const { header, rows, footer } = change({
    header: JSON.parse(lines[0] ?? ""),
    rows: lines.slice(1, -3),
    footer: JSON.parse(lines.at(-3) ?? ""),
  });
  let next = 0;
  for (const table of header.tables) {
    const text = rows.slice(next, (next += table.rows)).map((row) => `${row}\n`);
    footer.digests[table.name] = digest(text.join(""));
  }
  const text = [JSON.stringify(header), ...rows, JSON.stringify(footer), ""].join("\n");
  await writeFile(to, gzipSync(`${text}${digest(text)}\n`));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Every character that COPY escapes, and those of the texts. */
export const ODD = "tab\t line\r\n slash\\ \\N end\n\\.\n قُلْ বাংলা 🌙";

/**
 * A backup of the worker's own database with the demo in it, in a folder that is deleted after the test file.
 */
export function useBackup(sql: Sql): {
  readonly folder: string;
  readonly path: string;
  readonly footer: BackupFooter;
} {
  let folder: string;
  let footer: BackupFooter;
  const path = (): string => join(folder, "demo.backup");
  beforeAll(async () => {
    folder = await makeScratchFolder();
    // The previous test file left its rows.
    await emptyTables(sql);
    await seedDemo(sql, Date.UTC(2026, 1, 1));
    await sql`update reading_group set description = ${ODD} where id = 1`;
    footer = await backUp(workerDatabase(), path());
  });
  afterAll(() => removeFolder(folder));
  return {
    get folder() {
      return folder;
    },
    get path() {
      return path();
    },
    get footer() {
      return footer;
    },
  };
}
