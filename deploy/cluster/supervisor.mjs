import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { partsOf, unprivileged } from "./parts.mjs";

// What systemd or Kubernetes does on real hosts: it starts what ended, and is asked by a socket.
const settings = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const { folder } = settings;
const { parts, nodes, values } = partsOf(settings);
const running = new Map();
const held = new Set();
const ends = new Map();
let isOver = false;

function start(part) {
  // Told to end while it started.
  if (isOver) return;
  const log = openSync(join(folder, `${part.name}.log`), "a");
  const isApart = settings.addresses !== undefined && part.host !== undefined;
  const own = part.drops ? unprivileged() : {};
  const command = [part.program, ...part.args];
  const [program = "", ...args] = isApart ? inNetwork(part.host, command, own) : command;
  const child = spawn(program, args, {
    ...(isApart ? {} : own),
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", ...part.env },
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  running.set(part.name, child);
  child.on("error", () => {});
  child.on("exit", () => {
    running.delete(part.name);
    ends.set(part.name, (ends.get(part.name) ?? 0) + 1);
    setTimeout(() => {
      if (!held.has(part.name) && !running.has(part.name)) start(part);
    }, 1000);
  });
}

function inNetwork(host, command, { uid, gid }) {
  const drop =
    uid === undefined ? [] : ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  return ["ip", "netns", "exec", `quran-${host}`, ...drop, ...command];
}

async function stop(part, signal = "SIGTERM") {
  held.add(part.name);
  const child = running.get(part.name);
  if (child === undefined) return;
  const ended = once(child, "exit");
  const tooLate = setTimeout(() => child.kill("SIGKILL"), 30_000);
  child.kill(signal);
  // A Patroni that is killed leaves its Postgres.
  const postgres = signal === "SIGKILL" ? await postmasterOf(part.name) : null;
  if (postgres !== null) process.kill(postgres, signal);
  await ended;
  clearTimeout(tooLate);
}

/** Fulfilled once something listens there. */
async function listens({ address, port, name }) {
  for (;;) {
    if (!running.has(name) && isOver) return;
    const socket = connect(port, address);
    const isOpen = await new Promise((resolve) => {
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await pause(100);
  }
}

async function isReplicated() {
  for (;;) {
    const { nodes: now } = await status();
    if (now.some(({ synchronous }) => synchronous) && now.every(({ role }) => role)) return;
    await pause(200);
  }
}

/** The process of that node's Postgres; null where there is none. */
async function postmasterOf(name) {
  return await readFile(join(folder, name, "data", "postmaster.pid"), "utf8").then(
    (text) => Number.parseInt(text, 10),
    () => null,
  );
}

async function status() {
  const found = await Promise.all(
    nodes.map(async ({ name, address, port, patroni }) => {
      const answer = await fetch(`http://${address}:${patroni}/patroni`, {
        signal: AbortSignal.timeout(1000),
      }).then(
        (response) => response.json(),
        () => undefined,
      );
      const isUp = answer?.state === "running";
      const role = isUp ? (answer.role === "master" ? "leader" : "replica") : null;
      const pid = await postmasterOf(name);
      const synchronous = answer?.sync_standby === true;
      return {
        name,
        role,
        pid,
        port,
        address,
        patroni: running.get(name)?.pid ?? null,
        synchronous,
      };
    }),
  );
  return {
    url: `http://localhost:${settings.port}`,
    data: folder,
    database: values.DATABASE,
    nodes: found,
    servers: allOf("server"),
    etcd: allOf("etcd"),
    pooler: allOf("pooler")[0],
    proxy: allOf("proxy")[0],
    front: allOf("front")[0],
    supervisor: process.pid,
  };
}

function allOf(kind) {
  return parts
    .filter((part) => part.kind === kind)
    .map(({ name, port, address }) => {
      return { name, pid: running.get(name)?.pid ?? null, port, address };
    });
}

const socket = join(folder, "control.sock");

const control = createServer((request, response) => void answerTo(request, response));

async function answerTo(request, response) {
  const [, verb, name, main = ""] = (request.url ?? "").split("/");
  const part = parts.find((one) => one.name === name);
  const answer = (code, body) => response.writeHead(code).end(`${JSON.stringify(body)}\n`);
  if (verb === "status")
    return answer(200, { ...(await status()), isReady, ends: Object.fromEntries(ends) });
  if (verb === "down") {
    answer(200, {});
    return await down();
  }
  if (part === undefined) return answer(404, { error: `There is no part ${name}.` });
  if (verb === "stop" || verb === "kill") await stop(part, verb === "kill" ? "SIGKILL" : "SIGTERM");
  if (verb === "start") {
    held.delete(name);
    if (main !== "") part.args = [...part.args.slice(0, -1), decodeURIComponent(main)];
    if (!running.has(name)) start(part);
    await listens(part);
  }
  return answer(200, {});
}

async function down() {
  if (isOver) return;
  isOver = true;
  for (const kind of ["front", "server", "pooler", "proxy", "database", "etcd"])
    await Promise.all(parts.filter((part) => part.kind === kind).map((part) => stop(part)));
  control.close();
  await rm(socket, { force: true });
  process.exit(0);
}

let isReady = false;
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void down());
await rm(socket, { force: true });
control.listen(socket);
for (const kinds of [["etcd"], ["database", "proxy"], ["pooler"], ["server"], ["front"]]) {
  const begun = parts.filter((part) => kinds.includes(part.kind));
  begun.forEach((part) => start(part));
  await Promise.all(begun.map((part) => listens(part)));
  if (kinds.includes("database")) await isReplicated();
}
isReady = true;
