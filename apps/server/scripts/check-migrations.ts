/** Fails where a migration's name or number is wrong, as the start would refuse them all, or could break the release before. */
import { MIGRATIONS, readMigrations, refuseBreaking } from "../src/db/migration-files.ts";

const migrations = await readMigrations(MIGRATIONS);
for (const migration of migrations) refuseBreaking(migration);
console.log(`${migrations.length} migrations, the last one ${migrations.at(-1)?.name}`);
