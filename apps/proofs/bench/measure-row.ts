import type { Contestant } from "./peers/contestant.ts";
import { fetchPlain } from "../support/fetch-plain.ts";
import { load, loadSteadily, type Round, type Target } from "./load.ts";
import { NGINX_PATH } from "./peers/nginx.ts";
import { QUERY_PATH, TRPC_QUERY_PATH } from "./peers/peer-plan.ts";
import { type Result, resultsOf } from "./results.ts";
import type { BenchRow } from "./rows.ts";
import type { Servers } from "./servers.ts";
import { loadByWrk } from "./wrk.ts";

/** How a row is measured. */
export interface Measuring {
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  /** A folder for wrk's script, if wrk is what asks. */
  readonly wrkFolder?: string | undefined;
}

/** Asks every server in turn, round by round, so that a busy moment slows all. */
export async function measureRow(
  row: BenchRow,
  servers: Servers,
  measuring: Measuring,
): Promise<readonly Result[]> {
  const targets = new Map<string, Target>();
  for (const [name, contestant] of servers.all)
    if (row.peers === "query" || name !== "trpc")
      targets.set(name, await targetOf(row, name, { contestant, ...servers, ...measuring }));
  const rounds = new Map<string, Round[]>([...targets.keys()].map((name) => [name, []]));
  for (const target of targets.values())
    await measureRound(row, target, { ...measuring, seconds: 1 });
  for (let round = 0; round < measuring.rounds; round += 1)
    for (const [name, target] of targets)
      rounds.get(name)?.push(await measureRound(row, target, measuring));
  return resultsOf(row.name, rounds);
}

async function measureRound(
  { perSecond }: BenchRow,
  target: Target,
  { seconds, wrkFolder }: Measuring,
): Promise<Round> {
  if (perSecond !== undefined) return await loadSteadily(target, { seconds, perSecond });
  if (wrkFolder !== undefined) return await loadByWrk(target, seconds, wrkFolder);
  return await load(target, seconds);
}

interface Asking {
  readonly contestant: Contestant;
  readonly tokens: readonly string[];
  readonly connections: number;
}

async function targetOf(
  row: BenchRow,
  name: string,
  { contestant, tokens, connections }: Asking,
): Promise<Target> {
  const path = pathOf(row, name);
  const callers = tokens.slice(0, connections);
  if (name === "nginx") return { contestant, path, headers: callers.map(() => ({})) };
  const headers: Record<string, string>[] = [];
  for (const token of callers) {
    const cookie = row.isSignedIn ? { cookie: `session=${token}` } : {};
    const own = { ...row.headers, ...cookie };
    const { status, headers: had } = await fetchPlain(contestant.port, path, own);
    if (status !== 200) throw new Error(`${name} answers ${path} with ${status}`);
    const isConditional = row.isUnchanged && had["etag"] !== undefined;
    headers.push({ ...own, ...(isConditional && { "if-none-match": had["etag"] ?? "" }) });
  }
  return { contestant, path, headers };
}

function pathOf({ peers, path }: BenchRow, name: string): string {
  if (name === "nginx") return NGINX_PATH;
  if (name === "trpc") return TRPC_QUERY_PATH;
  return peers === "query" && name !== "product" ? QUERY_PATH : path;
}
