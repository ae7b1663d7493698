import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LOOPBACK = "127.0.0.1";
const MAIN = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));
const NUMBERS = [1, 2, 3];

/** What Debian's packages install, and the package to ask for. */
const PROGRAMS = {
  etcd: ["/usr/bin/etcd", "etcd-server"],
  patroni: ["/usr/bin/patroni", "patroni"],
  haproxy: ["/usr/sbin/haproxy", "haproxy"],
  pgbouncer: ["/usr/sbin/pgbouncer", "pgbouncer"],
  nginx: ["/usr/sbin/nginx", "nginx-light"],
};

/** The packages that are missing on this machine. */
export function missingPackages() {
  const missing = Object.values(PROGRAMS)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name);
  return postgresBinaries() === undefined ? [...missing, "postgresql-15"] : missing;
}

/** The folder of Debian's newest Postgres from 15 on. */
function postgresBinaries() {
  const folder = "/usr/lib/postgresql";
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  return Number.isFinite(newest) ? join(folder, String(newest), "bin") : undefined;
}

/** Root may run neither Postgres nor PgBouncer: they run as Debian's `postgres`. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"])));
  return { uid, gid };
}

/**
 * Everything that runs, in the order of its start: `{ name, kind, host, program, args, env, address, port, drops }`, and
 * the values of the templates beside this file. What `drops` runs as `unprivileged()`.
 */
export function partsOf({ folder, port, password, addresses, restoreTo }) {
  const [bridge, ...hosts] = addresses ?? Array.from({ length: 4 }, () => LOOPBACK);
  const at = (n, role) => port + 10 * role + n;
  const etcd = NUMBERS.map((n) => `${hosts[n - 1]}:${at(n, 2)}`);
  const nodes = NUMBERS.map((n) => {
    return { name: `db-${n}`, host: n, address: hosts[n - 1], port: at(n, 5), patroni: at(n, 4) };
  });
  const values = {
    FOLDER: folder,
    PASSWORD: password,
    PORT: port,
    PROXY_ADDRESS: LOOPBACK,
    LEADER_HOST: LOOPBACK,
    BALANCER_HOST: LOOPBACK,
    LEADER_PORT: port + 11,
    REPLICA_PORT: port + 12,
    POOLER_PORT: port + 10,
    BALANCER_PORT: port + 13,
    ETCD: etcd.join(","),
    NETWORK: addresses ? `${bridge}/24` : `${LOOPBACK}/32`,
    POSTGRES_BIN: postgresBinaries(),
    METHOD: restoreTo === undefined ? "initdb" : "restore",
    RESTORE_TO: restoreTo,
    NODES: nodes
      .map(
        (node) => `  server ${node.name} ${node.address}:${node.port} check port ${node.patroni}`,
      )
      .join("\n"),
    BACKUPS: NUMBERS.map((n) => `    server ${LOOPBACK}:${at(n, 0)} backup;`).join("\n"),
    DATABASE: `postgres://quran:${password}@${LOOPBACK}:${port + 11}/quran`,
    SERVERS: NUMBERS.map((n) => `  server server-${n} ${LOOPBACK}:${at(n, 0)}`).join("\n"),
  };
  const inOrder = [
    ...NUMBERS.map((n) => etcdPart(n, { folder, hosts, at })),
    ...nodes.map((node) => patroniPart(node, folder)),
    {
      name: "haproxy",
      kind: "proxy",
      program: PROGRAMS.haproxy[0],
      args: ["-db", "-f", join(folder, "haproxy.cfg")],
      address: LOOPBACK,
      port: values.LEADER_PORT,
    },
    {
      name: "pgbouncer",
      kind: "pooler",
      program: PROGRAMS.pgbouncer[0],
      args: ["-q", join(folder, "pgbouncer.ini")],
      address: LOOPBACK,
      port: values.POOLER_PORT,
      drops: true,
    },
    ...NUMBERS.map((n) => serverPart(`server-${n}`, { n, at, values })),
    {
      name: "nginx",
      kind: "front",
      program: PROGRAMS.nginx[0],
      args: ["-c", join(folder, "nginx.conf")],
      address: LOOPBACK,
      port,
      drops: true,
    },
  ];
  return { parts: inOrder, nodes, values };
}

function etcdPart(n, { folder, hosts, at }) {
  const name = `etcd-${n}`;
  const peer = (number) => `http://${hosts[number - 1]}:${at(number, 3)}`;
  const client = `http://${hosts[n - 1]}:${at(n, 2)}`;
  return {
    name,
    kind: "etcd",
    host: n,
    program: PROGRAMS.etcd[0],
    args: [
      `--name=${name}`,
      `--data-dir=${join(folder, name)}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer(n)}`,
      `--initial-advertise-peer-urls=${peer(n)}`,
      `--initial-cluster=${NUMBERS.map((one) => `etcd-${one}=${peer(one)}`).join(",")}`,
      "--initial-cluster-state=new",
      "--enable-v2",
      "--log-level=warn",
    ],
    env: { ETCD_UNSUPPORTED_ARCH: process.arch },
    address: hosts[n - 1],
    port: at(n, 2),
    drops: true,
  };
}

function patroniPart(node, folder) {
  return {
    name: node.name,
    kind: "database",
    host: node.host,
    program: PROGRAMS.patroni[0],
    args: [join(folder, node.name, "patroni.yml")],
    address: node.address,
    port: node.port,
    drops: true,
  };
}

function serverPart(name, { n, at, values }) {
  const { PROXY_ADDRESS: proxy, PASSWORD: password, FOLDER: folder, PORT: port } = values;
  const url = (to) => `postgres://quran:${password}@${proxy}:${to}/quran`;
  return {
    name,
    kind: "server",
    program: process.execPath,
    args: ["--max-semi-space-size=8", "--enable-source-maps", process.env.SERVER_MAIN ?? MAIN],
    env: {
      MALLOC_TRIM_THRESHOLD_: "131072",
      PUBLIC_URL: `http://localhost:${port}`,
      ...process.env,
      PORT: String(at(n, 0)),
      HOST: LOOPBACK,
      TRUST_PROXY: "on",
      DATA_DIR: join(folder, name),
      DATABASE_URL: url(values.POOLER_PORT),
      DATABASE_DIRECT_URL: url(values.LEADER_PORT),
      DATABASE_READ_URL: url(values.REPLICA_PORT),
    },
    address: LOOPBACK,
    port: at(n, 0),
  };
}
