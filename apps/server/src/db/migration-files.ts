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

const NAME = /^(\d{5})_[a-z0-9-]+\.sql$/;

/** Every migration in order; refuses a name of another form and a gap in the numbers. */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).sort();
  for (const [index, name] of names.entries()) refuseMisnumbered(name, index + 1);
  return await Promise.all(names.map((name) => readMigration(directory, name)));
}

function refuseMisnumbered(name: string, number: number): void {
  const digits = NAME.exec(name)?.[1];
  if (digits === undefined)
    throw startFailure(`The migration ${name} has no name of the form 00001_what-it-does.sql.`);
  if (Number(digits) !== number)
    throw startFailure(
      `The migration ${name} stands where ${String(number).padStart(5, "0")} is due: numbers have no gaps and no doubles.`,
    );
}

async function readMigration(directory: string, name: string): Promise<MigrationFile> {
  const text = await readFile(join(directory, name), "utf8");
  return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
}
