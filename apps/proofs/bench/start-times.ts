import { join } from "node:path";
import { makeCrowd } from "../support/crowd.ts";
import { serve, startServer } from "../support/served.ts";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";
import { fetchPlain } from "../support/fetch-plain.ts";
import { median } from "../support/median.ts";
import { TRPC_QUERY_PATH } from "./peers/peer-plan.ts";
import { startPeer } from "./peers/start-peer.ts";

/** Milliseconds from the start of a process to its first answer with a database query. */
export interface StartTimes {
  readonly afterStop: number;
  readonly afterKill: number;
  /** Of Fastify with tRPC and one query, whose Postgres runs already. */
  readonly bare: number;
}

/** What is started: another build of the product, and the program of the bare server with its plans. */
interface Started {
  readonly main?: string | undefined;
  readonly program: string;
  readonly folder: string;
}

/** The product with its own Postgres, after a clean stop and after `kill -9`, and the bare server, in turn. */
export async function measureStarts(
  { main, program, folder }: Started,
  rounds: number,
): Promise<StartTimes> {
  process.stderr.write("start …\n");
  const data = await makeScratchFolder();
  const first = await serve({}, main, data);
  const [token = ""] = await makeCrowd(first.sql, 1);
  await first.kill();
  // One start and stop, after which nothing is left to recover.
  await (await startServer({ DATA_DIR: data }, main)).stop();
  const times = { afterStop: [] as number[], afterKill: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const [before, signal] of [
      ["afterStop", "SIGKILL"],
      ["afterKill", "SIGTERM"],
    ] as const) {
      const began = performance.now();
      const { port, end } = await startServer({ DATA_DIR: data }, main);
      await answered(port, "/api/user", { cookie: `session=${token}` });
      times[before].push(performance.now() - began);
      await end(signal);
    }
  await removeFolder(data);
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const { port, stop } = await startPeer(program, join(folder, "trpc"));
    await answered(port, TRPC_QUERY_PATH, {});
    times.bare.push(performance.now() - began);
    await stop();
  }
  return {
    afterStop: Math.round(median(times.afterStop)),
    afterKill: Math.round(median(times.afterKill)),
    bare: Math.round(median(times.bare)),
  };
}

async function answered(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { status } = await fetchPlain(port, path, headers);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
}

/** A Markdown table. */
export const tableOfStarts = ({ afterStop, afterKill, bare }: StartTimes): string =>
  `| first answer with a query | ms |\n|---|---|\n| after a clean stop | ${afterStop} |\n| after kill -9 | ${afterKill} |\n| bare Fastify with tRPC, its Postgres running | ${bare} |\n`;
