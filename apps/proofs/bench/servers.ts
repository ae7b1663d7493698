import { createHash } from "node:crypto";
import { join } from "node:path";
import { makeCrowd } from "../support/crowd.ts";
import { startServer } from "../support/served.ts";
import { connect, disconnect, type Sql } from "../../server/src/db/client.ts";
import { FOR_LONG_WORK } from "../../server/src/db/pool/limits.ts";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Contestant } from "./peers/contestant.ts";
import { fetchPlain } from "../support/fetch-plain.ts";
import { settled } from "./load.ts";
import { startNginx } from "./peers/nginx.ts";
import type { PeerKind } from "./peers/peer-plan.ts";
import { BENCH_ROWS } from "./rows.ts";
import { prepareSetup } from "@daily-quran/embedded-postgres/cluster-setup";
import { initialiseCluster } from "@daily-quran/embedded-postgres/initdb";
import { startPostmaster } from "@daily-quran/embedded-postgres/postmaster";
import { embeddedOptions } from "../../server/src/db/embedded-options.ts";
import { sparePort } from "../../../tooling/spare-port.mjs";
import { type CopiedDocument, startPeer, writePlan } from "./peers/start-peer.ts";

/** The product and the servers to compare it with, all on one Postgres. */
export interface Servers {
  readonly database: BenchDatabase;
  readonly sql: Sql;
  readonly product: Contestant;
  /** The bundled program of the bare servers. */
  readonly program: string;
  readonly all: ReadonlyMap<string, Contestant>;
  /** Of the sessions of signed-in users, whose IDs begin with 1. */
  readonly tokens: readonly string[];
}

const PEERS: readonly PeerKind[] = ["node", "fastify", "trpc"];

/** Starts them all with so many signed-in users; what is begun is put into `stops` for the caller. */
export async function startServers(
  folder: string,
  { main, people }: { main?: string | undefined; people: number },
  stops: (() => Promise<void>)[],
): Promise<Servers> {
  const database = await startDatabase(join(folder, "database"));
  stops.push(database.stop);
  const variables = { DATABASE_URL: database.url, DATA_DIR: join(folder, "data") };
  const product = await startServer(variables, main);
  stops.push(product.stop);
  const sql = connect(database.url, { max: 2, limits: FOR_LONG_WORK });
  stops.push(() => disconnect(sql));
  const tokens = await makeCrowd(sql, people);
  const all = new Map<string, Contestant>([["product", product]]);
  const [token = ""] = tokens;
  const sessionId = createHash("sha256").update(token).digest("hex");
  const program = await bundlePeer(folder);
  const copies = await copyDocuments(product.port);
  for (const kind of PEERS) {
    await writePlan(join(folder, kind), { kind, database: database.url, sessionId }, copies);
    all.set(kind, await startPeer(program, join(folder, kind)));
  }
  const nginx = await startNginx(folder);
  if (nginx) all.set("nginx", nginx);
  for (const [name, { stop }] of all) if (name !== "product") stops.push(stop);
  return { database, sql, product, program, all, tokens };
}

/** Starts another build of the product on the same Postgres. */
export async function startBefore(
  main: string,
  { database }: Servers,
  { folder, stops }: { folder: string; stops: (() => Promise<void>)[] },
): Promise<Contestant> {
  const variables = { DATABASE_URL: database.url, DATA_DIR: join(folder, "before") };
  const before = await startServer(variables, main);
  stops.push(before.stop);
  await settled(before);
  return before;
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

const SOURCE = fileURLToPath(new URL("./peers/peer.ts", import.meta.url));

/** Bundles the bare servers, as the product is built, and returns the program's path. */
async function bundlePeer(folder: string): Promise<string> {
  const outfile = join(folder, "peer.mjs");
  await build({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    // What is bundled of CommonJS asks for Node's own modules by require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  return outfile;
}

/** A Postgres that belongs to none of the servers under measurement. */
interface BenchDatabase {
  readonly port: number;
  /** For `DATABASE_URL`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);
// At the end it says of every connection that it is cut.
const LOG = { info: () => {}, warn: () => {}, error: say };

/** Starts one on a port of loopback, with its data in `folder`. */
async function startDatabase(folder: string): Promise<BenchDatabase> {
  const port = await sparePort();
  const options = {
    ...embeddedOptions(folder),
    initdbFlags: ["--auth-host=trust"],
    settings: ["listen_addresses=127.0.0.1", `port=${port}`, "max_connections=150"],
  };
  const setup = await prepareSetup(options, LOG);
  await initialiseCluster(setup);
  const postmaster = await startPostmaster(setup, LOG);
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => postmaster.stop(),
  };
}
