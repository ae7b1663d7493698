/** Fails where a migration's name or number is wrong: the start would refuse them all. */
import { MIGRATIONS, readMigrations } from "../src/db/migration-files.ts";

const migrations = await readMigrations(MIGRATIONS);
console.log(`${migrations.length} migrations, the last one ${migrations.at(-1)?.name}`);
