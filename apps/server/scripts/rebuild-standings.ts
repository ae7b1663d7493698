import { consoleLog } from "../src/console-log.ts";
import { openDatabase } from "../src/db/database.ts";
import { FOR_LONG_WORK } from "../src/db/pool/limits.ts";
import { loadEnvironment } from "../src/env.ts";
import { rebuildStandings } from "../src/features/leaderboard/rebuild-standings.ts";
import { findFolders } from "../src/product-folders.ts";

// With the embedded database the app must be stopped first: only one process can hold it.
const { database, server } = loadEnvironment(findFolders().root);
const { sql, close } = await openDatabase(
  { ...database, limits: FOR_LONG_WORK },
  consoleLog(server.logLevel),
);
try {
  await rebuildStandings(sql);
  process.stdout.write("Every standing was rebuilt from the results.\n");
} finally {
  await close();
}
