import { consoleLog } from "../console-log.ts";
import { openDatabase } from "../db/database.ts";
import { FOR_LONG_WORK } from "../db/pool/limits.ts";
import { isStartFailure, startFailure } from "../db/start-failure.ts";
import { loadEnvironment } from "../env.ts";
import { findFolders } from "../product-folders.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE } from "./demo-people.ts";
import { countAccounts } from "./people.sql.ts";
import { seedDemo } from "./seed-demo.ts";

const BESIDE_OTHERS = "--beside-others";

async function seed(besideOthers: boolean): Promise<void> {
  const { database, server } = loadEnvironment(findFolders().root);
  const { sql, close } = await openDatabase(
    { ...database, limits: FOR_LONG_WORK },
    consoleLog(server.logLevel),
  );
  try {
    const accounts = await countAccounts(sql);
    if (accounts > 0 && !besideOthers)
      throw startFailure(
        `This database holds ${accounts} accounts already, and nothing was changed. To add the demo beside them: pnpm seed ${BESIDE_OTHERS}`,
      );
    await seedDemo(sql, Date.now());
  } finally {
    await close();
  }
  const names = DEMO_PEOPLE.map(({ username }) => username).join(", ");
  process.stdout.write(
    `The demo is there. Sign in as ${names}; the password is: ${DEMO_PASSWORD}\n`,
  );
}

try {
  await seed(process.argv.includes(BESIDE_OTHERS));
} catch (error) {
  process.stderr.write(`${isStartFailure(error) ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
