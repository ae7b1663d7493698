import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startFailure } from "./start-failure.ts";

export interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** In the folder of this file, and in that of the bundle: the build copies it there. */
export const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

const NAME = /^(\d{5})_[a-z0-9-]+(?:\.after-(\d{5}))?\.sql$/;

/** Every migration in order; refuses a name of another form and a gap in the numbers. */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).sort();
  for (const [index, name] of names.entries()) refuseMisnumbered(name, index + 1);
  return await Promise.all(names.map((name) => readMigration(directory, name)));
}

function refuseMisnumbered(name: string, number: number): void {
  const digits = NAME.exec(name)?.[1];
  if (digits === undefined)
    throw startFailure(
      `The migration ${name} has no name of the form 00001_what-it-does.sql or 00002_what-it-ends.after-00001.sql.`,
    );
  if (Number(digits) !== number)
    throw startFailure(
      `The migration ${name} stands where ${String(number).padStart(5, "0")} is due: numbers have no gaps and no doubles.`,
    );
}

/** The number of the newest migration that a release must have to work once this one is applied; 0 is any. */
export function worksAfter(name: string): number {
  return Number(NAME.exec(name)?.[2] ?? 0);
}

// What the release before may rely on, or not yet fulfil.
const ENDS =
  /\bdrop (?:table|column|type|schema)\b|\brename\b|\bset not null\b|\balter (?:column )?\w+ (?:set data )?type\b|\badd (?:constraint|check|unique|primary|foreign|exclude)\b|\badd column (?![^,;]*\bdefault\b)[^,;]*\bnot null\b/i;
const UNIQUE_INDEX = /\bcreate unique index (?:if not exists )?\w+ on (\w+)/gi;
/** The last one of before there was such a rule. */
const UNRULED = 44;

/** Refuses a migration that could break the release before, where its name does not say from which one on it is safe. */
export function refuseBreaking({ name, text }: Pick<MigrationFile, "name" | "text">): void {
  const [number, after] = [Number(name.slice(0, 5)), worksAfter(name)];
  if (number <= UNRULED) return;
  if (after >= number) throw new Error(`${name} can only be safe after one before it.`);
  const statements = text.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ");
  const isNew = (table: string): boolean =>
    new RegExp(`\\bcreate table (?:if not exists )?${table}\\b`, "i").test(statements);
  const found =
    ENDS.exec(statements)?.[0] ??
    [...statements.matchAll(UNIQUE_INDEX)].find(([, table = ""]) => !isNew(table))?.[0];
  if (found === undefined || after > 0) return;
  throw new Error(
    `${name}: "${found}" breaks a release that still relies on what was. First a release that works with both, then this one, named ${name.replace(".sql", ".after-NNNNN.sql")} for the newest migration of that release.`,
  );
}

async function readMigration(directory: string, name: string): Promise<MigrationFile> {
  const text = await readFile(join(directory, name), "utf8");
  return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
}
