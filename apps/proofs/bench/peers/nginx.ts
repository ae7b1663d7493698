import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fetchPlain } from "../../support/fetch-plain.ts";
import type { Contestant } from "./contestant.ts";
import { sparePort } from "../../../../tooling/spare-port.mjs";

const BYTES = 16_384;

/** The address of the file that every row is measured against. */
export const NGINX_PATH = "/file";

/** Starts nginx with one process on a file of 16 KB; undefined where it is not installed. */
export async function startNginx(folder: string): Promise<Contestant | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const port = await sparePort();
  await writeFile(join(folder, "file"), randomBytes(BYTES / 2).toString("hex"));
  const config = join(folder, "nginx.conf");
  await writeFile(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  );
  const child = spawn("nginx", ["-c", config], { stdio: "ignore" });
  await once(child, "spawn");
  const ended = once(child, "exit");
  const isThere = () => fetchPlain(port, NGINX_PATH, {}).catch(() => undefined);
  while (!(await isThere())) await pause(50);
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
