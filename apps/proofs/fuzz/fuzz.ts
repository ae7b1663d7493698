// `pnpm fuzz`: sends random requests to the built product, and checks that each answer is one that is documented.
import { parseArgs } from "node:util";
import { insertEverybody } from "../support/everybody.ts";
import { serve } from "../support/served.ts";
import { hashPassword } from "../../server/src/features/auth/password/passwords.ts";
import { startSession } from "../../server/src/features/auth/session/sessions.ts";
import { seededNumbers } from "../../server/test/seeded-numbers.ts";
import { randomFrom } from "./random.ts";
import { runFuzz } from "./run-fuzz.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    requests: { type: "string", default: "1000000" },
    /** Another build's main.js. */
    main: { type: "string" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(values.requests);
const MEASURE_EVERY = Math.max(1, Math.floor(count / 10));
// A cycle in which every day can be answered.
const OPEN = { from: "2020-01-01", to: "2020-10-26" };
// Twice what the floods of `pnpm chaos` may take.
const MAX_MEGABYTES = 512;

process.stdout.write(`fuzz, seed ${seed}, ${count} requests\n`);
const product = await serve({}, values.main);
try {
  const passwordHash = await hashPassword("long enough words 77");
  await insertEverybody(product.sql, { people: 40, passwordHash, ...OPEN });
  let most = product.megabytes();
  const result = await runFuzz({
    url: `http://127.0.0.1:${product.port}`,
    random: randomFrom(seededNumbers(seed)),
    count,
    tokens: async () => {
      const people = await product.sql<{ id: number }[]>`
        select id from app_user where disabled_at is null order by random() limit 20`;
      const now = Date.now();
      return await Promise.all(people.map(({ id }) => startSession({ sql: product.sql, now }, id)));
    },
    onProgress: (sent) => {
      if (sent % MEASURE_EVERY !== 0) return;
      const megabytes = product.megabytes();
      most = Math.max(most, megabytes);
      process.stdout.write(`  ${sent} sent, ${megabytes} MB\n`);
    },
  });
  for (const [status, times] of Object.entries(result.statuses))
    process.stdout.write(`  ${status}  ${times}\n`);
  process.stdout.write(`  not as documented: ${result.faulty}; memory at most ${most} MB\n`);
  for (const fault of result.faults) process.stdout.write(`${fault}\n`);
  if (result.faulty > 0 || most > MAX_MEGABYTES) process.exitCode = 1;
} finally {
  await product.stop();
}
