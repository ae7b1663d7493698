import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { DatabaseAddress } from "../../src/db/client.ts";

const DEBIAN = "/usr/lib/postgresql";

/**
 * Where a Postgres of another major version than the embedded one is installed, as Debian does it; undefined
 * without.
 */
export function findOtherPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const version = versions.find(
    (name) =>
      Number(name) >= 15 && name !== "18" && existsSync(join(DEBIAN, name, "bin", "initdb")),
  );
  return version && join(DEBIAN, version, "bin");
}

/** Makes and starts a server of that version on a socket in a folder that other users may enter. */
export async function startOtherPostgres(
  binaries: string,
  folder: string,
): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const home = join(folder, "other");
  const user = await makeHome(home);
  const data = join(home, "data");
  const options = { ...user, cwd: home, env: { LC_ALL: "C" } };
  const flags = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"];
  execFileSync(join(binaries, "initdb"), [`--pgdata=${data}`, ...flags], options);
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, "-k", home, "-c", "listen_addresses=", "-c", "fsync=off"],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(server, "close");
  for await (const line of createInterface({ input: server.stderr }))
    if (line.includes("ready to accept connections")) break;
  server.stderr.resume();
  return {
    address: { path: join(home, ".s.PGSQL.5432"), user: "postgres", database: "postgres" },
    stop: async () => {
      server.kill("SIGQUIT");
      await ended;
    },
  };
}

async function makeHome(home: string): Promise<{ uid: number; gid: number } | undefined> {
  await mkdir(home, { mode: 0o700 });
  const user = userOfPostgres();
  if (user) chownSync(home, user.uid, user.gid);
  return user;
}

/** As whom it runs where root asks for it, which it refuses to be. */
function userOfPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfPostgres("-u"), gid: idOfPostgres("-g") };
}

function idOfPostgres(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, "postgres"]));
}
