// `pnpm bench [row ...]`: how fast the built product answers, beside nginx, bare servers and pgbench, in turn.
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";
import { age } from "./age.ts";
import { settled } from "./load.ts";
import { measureRow, type Measuring } from "./measure-row.ts";
import { measureWrites } from "./measure-writes.ts";
import type { Contestant } from "./peers/contestant.ts";
import { mebibytes } from "./process-figures.ts";
import { hasPgbench } from "./pgbench.ts";
import { WRITERS } from "./post-quizzes.ts";
import { type Result, tableOf } from "./results.ts";
import { BENCH_ROWS } from "./rows.ts";
import { startBefore, startServers } from "./servers.ts";
import { measureStarts, tableOfStarts } from "./start-times.ts";
import { hasWrk } from "./wrk.ts";
import { tableOfWrites } from "./write-results.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "64" },
    /** wrk asks, which is faster than our own generator. */
    wrk: { type: "boolean", default: false },
    /** A file for the figures. */
    json: { type: "string" },
    /** Measures a process as it is after its start, not one that has answered what a day asks. */
    fresh: { type: "boolean", default: false },
    /** Another build's main.js. */
    main: { type: "string" },
    /** Another build's main.js, which takes its turn beside the product in the rows of quizzes. */
    before: { type: "string" },
  },
});
// The product collects its garbage once it has been quiet for 20 seconds.
const IDLE_MS = 26_000;
const OTHERS = ["quiz", "start"];
const names = [...BENCH_ROWS.map(({ name }) => name), ...OTHERS];
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no row ${unknown}: ${names.join(", ")}`);
if (values.wrk && !hasWrk()) throw new Error("wrk is not installed.");
const isAsked = (name: string): boolean => positionals.length === 0 || positionals.includes(name);

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const folder = await makeScratchFolder();
const stops: (() => Promise<void>)[] = [];
/** The memory of one server in MiB: idle after its start, and the most of the whole run. */
interface MemoryResult {
  readonly server: string;
  readonly idle: number;
  readonly peak: number;
}

/** Reads it now for idle; call the result at the end of the run. */
function watchMemory(servers: ReadonlyMap<string, Contestant>): () => readonly MemoryResult[] {
  const idle = new Map([...servers].map(([name, { pid }]) => [name, mebibytes(pid).now]));
  return () =>
    [...servers].map(([server, { pid }]) => ({
      server,
      idle: idle.get(server) ?? Number.NaN,
      peak: mebibytes(pid).most,
    }));
}

function tableOfMemory(results: readonly MemoryResult[]): string {
  const lines = results.map(({ server, idle, peak }) => `| ${server} | ${idle} | ${peak} |\n`);
  return `| server | idle MiB | most MiB |\n|---|---|---|\n${lines.join("")}`;
}

try {
  const measuring: Measuring = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
    wrkFolder: values.wrk ? folder : undefined,
  };
  const people = Math.max(measuring.connections, isAsked("quiz") ? WRITERS : 0);
  const servers = await startServers(folder, { main: values.main, people }, stops);
  if (!servers.all.has("nginx")) say("nginx is not installed: there are no ratios to it.");
  // Its search and quiz indexes are made after the start.
  await settled(servers.product);
  if (!values.fresh) await age(servers);
  await pause(IDLE_MS);
  const memory = watchMemory(servers.all);
  const rows: Result[] = [];
  for (const row of BENCH_ROWS.filter(({ name }) => isAsked(name))) {
    process.stderr.write(`${row.name} …\n`);
    rows.push(...(await measureRow(row, servers, measuring)));
  }
  if (rows.length > 0) say(tableOf(rows));
  if (isAsked("quiz") && !hasPgbench())
    say("pgbench is not installed: there are no rows of quizzes.");
  const isWritten = isAsked("quiz") && hasPgbench();
  const before =
    isWritten && values.before !== undefined
      ? await startBefore(values.before, servers, { folder, stops })
      : undefined;
  const writes = isWritten ? await measureWrites(servers, { ...measuring, folder, before }) : [];
  if (writes.length > 0) say(tableOfWrites(writes));
  const memories = memory();
  say(tableOfMemory(memories));
  const { program } = servers;
  const starts = isAsked("start")
    ? await measureStarts({ main: values.main, program, folder }, measuring.rounds)
    : undefined;
  if (starts) say(tableOfStarts(starts));
  const all = { rows, writes, memories, starts };
  if (values.json !== undefined) await writeFile(values.json, JSON.stringify(all, null, 2));
  if ([...rows, ...writes].some(({ refused, failed }) => refused + failed > 0))
    process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
  await removeFolder(folder);
}
