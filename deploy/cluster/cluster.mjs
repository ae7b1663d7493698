import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, openSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ADDRESSES, makeNetworks, removeNetworks } from "./networks.mjs";
import { missingPackages, partsOf, unprivileged } from "./parts.mjs";

const USAGE = `pnpm cluster up [--port 4000]    starts everything on this machine, and says what runs where;
             [--apart]           each host of the database in a network of its own (root)
pnpm cluster status [--json]     what runs, and who leads
pnpm cluster stop | kill NAME    ends one part (SIGTERM, SIGKILL) and leaves it so
pnpm cluster start NAME          starts it again; a server may be of another build (--main FILE)
pnpm cluster backup              a full backup by pgbackrest; from then on every minute is kept
pnpm cluster restore TIME        a stopped cluster as it was then ("2026-11-28 21:00:00+00"); up starts it
pnpm cluster down                ends everything; the data stays
DATA_DIR says where its data is: .data/cluster without it.`;

const MAX_ENDS = 5;
const here = fileURLToPath(new URL(".", import.meta.url));
const folder = resolve(process.env.DATA_DIR ?? ".data", "cluster");
const settingsFile = join(folder, "settings.json");
const socketPath = join(folder, "control.sock");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "4000" },
    json: { type: "boolean" },
    apart: { type: "boolean" },
    main: { type: "string" },
  },
});
const [verb = "", name = ""] = positionals;

/** Asks the supervisor; undefined where none runs. */
async function ask(path) {
  const response = await new Promise((done) => {
    request({ socketPath, path }, done)
      .on("error", () => done(undefined))
      .end();
  });
  return response && JSON.parse(await text(response));
}

async function isTaken({ address, port }) {
  const socket = connect(port, address);
  const isOpen = await new Promise((done) => {
    socket.on("connect", () => done(true)).on("error", () => done(false));
  });
  socket.destroy();
  return isOpen;
}

function fail(words) {
  console.error(words);
  process.exitCode = 1;
}

async function up() {
  if (await ask("/status")) return fail("It is running: pnpm cluster status");
  const missing = missingPackages();
  if (missing.length > 0) return fail(`It needs: apt-get install ${missing.join(" ")}`);
  if (!existsSync(join(here, "../../apps/server/dist/main.js"))) return fail("First: pnpm build");
  removeNetworks();
  if (values.apart) makeNetworks();
  const parts = await configure(Number(values.port));
  const taken = await Promise.all(parts.map(async (part) => ((await isTaken(part)) ? part : [])));
  for (const part of taken.flat()) fail(`Port ${part.port} of ${part.name} is taken: --port N`);
  if (taken.flat().length > 0) return undefined;
  const log = openSync(join(folder, "supervisor.log"), "a");
  const child = spawn(process.execPath, [join(here, "supervisor.mjs"), settingsFile], {
    stdio: ["ignore", log, log],
    detached: true,
  });
  child.unref();
  let hasEnded = false;
  child.on("exit", () => (hasEnded = true));
  for (;;) {
    if (hasEnded) return fail(`It ended. See ${join(folder, "supervisor.log")}`);
    const now = await ask("/status");
    if (now?.isReady) return print(now);
    const broken = Object.entries(now?.ends ?? {}).find(([, ends]) => ends >= MAX_ENDS);
    if (broken !== undefined) {
      await ask("/down");
      return fail(`${broken[0]} ends again and again. See ${join(folder, `${broken[0]}.log`)}`);
    }
    await pause(200);
  }
}

/** Writes what each part reads, with the passwords of the first time; returns the parts. */
async function configure(port) {
  const owner = unprivileged();
  const own = async (path, mode) => {
    await chmod(path, mode);
    if (owner.uid !== undefined) await chown(path, owner.uid, owner.gid);
  };
  await mkdir(folder, { recursive: true });
  await own(folder, 0o755);
  const before = existsSync(settingsFile) ? JSON.parse(await readFile(settingsFile, "utf8")) : {};
  const password = before.password ?? randomBytes(18).toString("hex");
  const { restoreTo } = before;
  const addresses = values.apart ? ADDRESSES : undefined;
  const settings = { password, folder, port, addresses, restoreTo };
  await writeFile(settingsFile, JSON.stringify(settings), { mode: 0o600 });
  const { parts, nodes, values: texts } = partsOf(settings);
  for (const { name: one } of parts) {
    await mkdir(join(folder, one), { recursive: true });
    await own(join(folder, one), 0o700);
  }
  await mkdir(join(folder, "nginx", "cache"), { recursive: true });
  await own(join(folder, "nginx", "cache"), 0o700);
  const write = async (template, to, more = {}) => {
    const unfilled = await readFile(join(here, template), "utf8");
    const filled = unfilled.replaceAll(
      /\$\{([A-Z_]+)\}/g,
      (_, key) => ({ ...texts, ...more })[key],
    );
    await writeFile(join(folder, to), filled);
    await own(join(folder, to), to.endsWith(".sh") ? 0o700 : 0o600);
  };
  for (const one of [
    "haproxy.cfg",
    "pgbouncer.ini",
    "nginx.conf",
    "make-database.sh",
    "restore.sh",
  ])
    await write(one, one);
  await mkdir(join(folder, "backups"), { recursive: true });
  await own(join(folder, "backups"), 0o700);
  for (const node of nodes)
    for (const one of ["patroni.yml", "pgbackrest.conf"])
      await write(one, join(node.name, one), {
        NAME: node.name,
        ADDRESS: node.address,
        POSTGRES_PORT: node.port,
        PATRONI_PORT: node.patroni,
      });
  const users = join(folder, "users.txt");
  await writeFile(users, `"quran" "${settings.password}"\n`);
  await own(users, 0o600);
  return parts;
}

function print(status) {
  if (values.json) return console.log(JSON.stringify(status));
  console.log(status.url);
  for (const { name: node, role, port, pid, synchronous } of status.nodes)
    console.log(
      `  ${node}  port ${port}  pid ${pid}  ${role ?? "down"}${synchronous ? ", synchronous" : ""}`,
    );
  for (const part of [
    status.etcd,
    status.proxy,
    status.pooler,
    status.servers,
    status.front,
  ].flat())
    console.log(`  ${part.name}  port ${part.port}  ${part.pid ? `pid ${part.pid}` : "down"}`);
  return console.log(`Data and logs: ${status.data}`);
}

async function backUp({ nodes }) {
  const leader = nodes.find(({ role }) => role === "leader");
  if (leader === undefined) return fail("No database leads.");
  const config = join(folder, leader.name, "pgbackrest.conf");
  pgbackrest(config, ["stanza-create"]);
  pgbackrest(config, ["backup", "--type=full"]);
  return undefined;
}

function pgbackrest(config, words) {
  const { password } = JSON.parse(readFileSync(settingsFile, "utf8"));
  const args = [`--config=${config}`, "--stanza=quran", "--log-level-console=warn", ...words];
  const env = { ...process.env, PGPASSWORD: password, PGUSER: "postgres" };
  const { error, status } = spawnSync("pgbackrest", args, {
    ...unprivileged(),
    env,
    cwd: folder,
    stdio: "inherit",
  });
  if (error?.code === "ENOENT") fail("It needs: apt-get install pgbackrest");
  else if (status !== 0) process.exitCode = 1;
}

/** Puts what is there aside; the next start begins from the backup. */
async function restore(time) {
  if (!existsSync(join(folder, "backups", "archive"))) return fail("There is no backup.");
  if (Number.isNaN(Date.parse(time))) return fail(USAGE);
  const aside = join(folder, `before-${Date.now()}`);
  await mkdir(aside);
  for (const one of ["db-1", "db-2", "db-3", "etcd-1", "etcd-2", "etcd-3"])
    await rename(join(folder, one), join(aside, one));
  const settings = JSON.parse(await readFile(settingsFile, "utf8"));
  await writeFile(settingsFile, JSON.stringify({ ...settings, restoreTo: time }), { mode: 0o600 });
  return console.log(`What was is in ${aside}. Now: pnpm cluster up`);
}

async function main() {
  if (verb === "up") return await up();
  const now = await ask("/status");
  if (verb === "status") return now ? print(now) : fail("It does not run: pnpm cluster up");
  if (verb === "backup") return now ? await backUp(now) : fail("It does not run: pnpm cluster up");
  if (verb === "restore") return now ? fail("First: pnpm cluster down") : await restore(name);
  if (verb === "down") {
    if (now === undefined) return undefined;
    await ask("/down");
    while (existsSync(socketPath)) await pause(100);
    removeNetworks();
    return undefined;
  }
  if (["stop", "kill", "start"].includes(verb)) {
    if (now === undefined) return fail("It does not run: pnpm cluster up");
    const { error } = await ask(
      `/${verb}/${name}/${encodeURIComponent(values.main ? resolve(values.main) : "")}`,
    );
    return error ? fail(error) : undefined;
  }
  return fail(USAGE);
}

await main();
