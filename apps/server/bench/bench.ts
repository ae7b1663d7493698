// `pnpm bench [row ...]`: how fast the built product answers, beside nginx and bare servers, in turn.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeCrowd } from "../chaos/crowd.ts";
import { serve } from "../chaos/served.ts";
import { makeScratchFolder, removeFolder } from "../test/scratch-folder.ts";
import type { Contestant } from "./contestant.ts";
import { fetchPlain } from "./fetch-plain.ts";
import { load, loadSteadily, type Round, settled, type Target } from "./load.ts";
import { NGINX_PATH, startNginx } from "./nginx.ts";
import { QUERY_PATH } from "./peer-plan.ts";
import { type Result, resultsOf, tableOf } from "./results.ts";
import { BENCH_ROWS, type BenchRow } from "./rows.ts";
import { type CopiedDocument, startPeer } from "./start-peer.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "64" },
    /** A file for the figures. */
    json: { type: "string" },
    /** Another build's main.js. */
    main: { type: "string" },
  },
});
const names = BENCH_ROWS.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no row ${unknown}: ${names.join(", ")}`);
const rows = BENCH_ROWS.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
const connections = Number(values.connections);

const folder = await makeScratchFolder();
const stops: (() => Promise<void>)[] = [];
try {
  const product = await serve({}, values.main);
  stops.push(product.stop);
  const tokens = await makeCrowd(product.sql, connections);
  const copies = await copyDocuments(product.port);
  const sessionId = createHash("sha256")
    .update(tokens[0] ?? "")
    .digest("hex");
  const servers = new Map<string, Contestant>([["product", product]]);
  for (const kind of ["node", "fastify"] as const) {
    const plan = { kind, database: product.address, sessionId };
    const peer = await startPeer(join(folder, kind), plan, copies);
    stops.push(peer.stop);
    servers.set(kind, peer);
  }
  const nginx = await startNginx(folder);
  if (nginx) {
    stops.push(nginx.stop);
    servers.set("nginx", nginx);
  } else process.stdout.write("nginx is not installed: there are no ratios to it.\n");
  // Its search and quiz indexes are made after the start.
  await settled(product);
  const results: Result[] = [];
  for (const row of rows) results.push(...(await measure(row, servers, tokens)));
  process.stdout.write(tableOf(results));
  if (values.json !== undefined) await writeFile(values.json, JSON.stringify(results, null, 2));
  if (results.some(({ refused, failed }) => refused + failed > 0)) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
  await removeFolder(folder);
}

async function copyDocuments(port: number): Promise<readonly CopiedDocument[]> {
  const copies: CopiedDocument[] = [];
  for (const { path, headers } of BENCH_ROWS.filter(({ peers }) => peers === "document")) {
    const key = `${path} ${String(headers["accept-encoding"])}`;
    if (copies.some((copy) => copy.key === key)) continue;
    const response = await fetchPlain(port, path, headers);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    copies.push({ key, headers: response.headers, body: response.body });
  }
  return copies;
}

/** Asks every server in turn, round by round, so that a busy moment slows all. */
async function measure(
  row: BenchRow,
  servers: ReadonlyMap<string, Contestant>,
  tokens: readonly string[],
): Promise<readonly Result[]> {
  process.stderr.write(`${row.name} …\n`);
  const targets = new Map<string, Target>();
  for (const [name, contestant] of servers)
    targets.set(name, await targetOf(row, name, { contestant, tokens }));
  const rounds = new Map<string, Round[]>([...targets.keys()].map((name) => [name, []]));
  for (const target of targets.values()) await load(target, 1);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, target] of targets) rounds.get(name)?.push(await measureRound(row, target));
  return resultsOf(row.name, rounds);
}

async function measureRound({ perSecond }: BenchRow, target: Target): Promise<Round> {
  const seconds = Number(values.seconds);
  if (perSecond === undefined) return await load(target, seconds);
  return await loadSteadily(target, { seconds, perSecond });
}

async function targetOf(
  row: BenchRow,
  name: string,
  { contestant, tokens }: { contestant: Contestant; tokens: readonly string[] },
): Promise<Target> {
  if (name === "nginx")
    return {
      contestant,
      path: NGINX_PATH,
      headers: Array.from({ length: connections }, () => ({})),
    };
  const isQuery = row.peers === "query" && name !== "product";
  const path = isQuery ? QUERY_PATH : row.path;
  const headers: Record<string, string>[] = [];
  for (const token of tokens) {
    const cookie = row.isSignedIn ? { cookie: `session=${token}` } : {};
    const own = { ...row.headers, ...cookie };
    const { status, headers: had } = await fetchPlain(contestant.port, path, own);
    if (status !== 200) throw new Error(`${name} answers ${path} with ${status}`);
    const isConditional = row.isUnchanged && had["etag"] !== undefined;
    headers.push({ ...own, ...(isConditional && { "if-none-match": had["etag"] ?? "" }) });
  }
  return { contestant, path, headers };
}
