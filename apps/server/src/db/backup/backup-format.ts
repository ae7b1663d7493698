import { z } from "zod";

/**
 * The text of a backup file, which is compressed by gzip: this as a line of JSON, the rows, the footer, a
 * digest.
 */
export const BackupHeader = z.object({
  format: z.literal("daily-quran-backup"),
  formatVersion: z.literal(1),
  productVersion: z.string(),
  postgresVersion: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).nonempty(),
  /** In the order of their rows. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).nonempty(),
      rows: z.int().nonnegative(),
    }),
  ),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

export type BackupTable = BackupHeader["tables"][number];

/** The line after the rows. The last line of all is the SHA-256 of every byte before it. */
export const BackupFooter = z.object({
  /** The SHA-256 of each table's rows. */
  digests: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
  /** The last number of each sequence; unused sequences are left out. */
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
});
export type BackupFooter = z.infer<typeof BackupFooter>;

/** The header and footer of a backup. */
export interface Backup {
  readonly header: BackupHeader;
  readonly footer: BackupFooter;
}

/** Progress of a backup or a restore. */
export interface BackupProgress {
  readonly stage: "save" | "check" | "load" | "compare";
  /** Bytes of the file while it is checked, else rows. */
  readonly done: number;
  readonly total: number;
}

export type OnProgress = (progress: BackupProgress) => void;

/** All rows of a backup. */
export function countRows({ tables }: BackupHeader): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
