import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeScratchFolder, removeFolder } from "../../server/test/scratch-folder.ts";
import { nothingYet, reportResult } from "../support/acknowledged.ts";
import { checkWrites } from "../support/check-writes.ts";
import { makeCrowd, send } from "../support/crowd.ts";
import { externalDatabase } from "../support/external-database.ts";
import { freePort } from "../support/free-port.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { type ServerProcess, startServer } from "../support/served.ts";

const CLIENTS = 32;
const RESTARTS_OF_EACH = 2;
const BETWEEN_MS = 1_000;

/** Two servers behind nginx with keep-alive connections, restarted in turn under load; needs `nginx`. */
export const rolling: Scenario = async ({ count = RESTARTS_OF_EACH, main, plant }) => {
  const database = await externalDatabase(main);
  const folder = await makeScratchFolder();
  const servers: ServerProcess[] = [];
  const ports = [await freePort(), await freePort()];
  const start = async (port: number) =>
    await startServer(
      {
        DATABASE_URL: database.url,
        PORT: String(port),
        TRUST_PROXY: "on",
        PUBLIC_URL: "http://localhost:" + port,
      },
      main,
    );
  const front = await freePort();
  try {
    for (const port of ports) servers.push(await start(port));
    const nginx = await startNginx(folder, front, ports);
    const tokens = await makeCrowd(database.sql, CLIENTS);
    const load = runLoad(front, tokens);
    for (let round = 0; round < count; round += 1)
      for (const [at, port] of ports.entries()) {
        await pause(BETWEEN_MS);
        await servers[at]?.end("SIGTERM");
        servers[at] = await start(port);
      }
    await pause(BETWEEN_MS);
    const { statuses, acknowledged } = await load.end();
    nginx.kill();
    const total = Object.values(statuses).reduce((sum, one) => sum + one, 0);
    const lost = total - (statuses[200] ?? 0);
    const rows: Row[] = [
      { what: "restarts", value: count * ports.length },
      { what: "requests", value: total },
      { what: "not answered 200", value: lost, isBroken: lost > 0 },
      { what: "by status", value: JSON.stringify(statuses) },
      ...(lost > 0 ? [{ what: "nginx said", value: await nginxLog(folder) }] : []),
    ];
    return [...rows, ...(await checkWrites(database.sql, { acknowledged, plant }))];
  } finally {
    for (const server of servers) await server.end("SIGTERM");
    await database.close();
    await removeFolder(folder);
  }
};

/** Clients that send one request after another, every third a write, until they are stopped. */
function runLoad(port: number, tokens: readonly string[]) {
  const statuses: Record<number, number> = {};
  const acknowledged = nothingYet();
  const origin = `http://127.0.0.1:${port}`;
  const over = new AbortController();
  const clients = tokens.map(async (token, at) => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const day = 1 + (n % 300);
      const isWrite = n % 3 === 0;
      const status = isWrite
        ? await reportResult(origin, { token, user: at + 1, cycle: 1, day }, acknowledged)
        : await send(`GET ${origin}/api/groups`, token);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  return {
    end: async () => {
      over.abort();
      await Promise.all(clients);
      return { statuses, acknowledged };
    },
  };
}

async function startNginx(folder: string, port: number, servers: readonly number[]) {
  const upstreams = servers.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(" ");
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream product { ${upstreams} keepalive 32; keepalive_timeout 1s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://product;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`,
  );
  const nginx = spawn("nginx", ["-c", file], { stdio: "ignore" });
  await once(nginx, "spawn");
  while ((await send(`GET http://127.0.0.1:${port}/api/health`, undefined)) !== 200)
    await pause(50);
  return nginx;
}

/** Its errors except refused connections, after which it tries the other server. */
async function nginxLog(folder: string): Promise<string> {
  const lines = (await readFile(join(folder, "log"), "utf8")).split("\n");
  return lines.filter((line) => !line.includes("Connection refused")).join("\n");
}
