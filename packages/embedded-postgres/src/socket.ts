import { createHash } from "node:crypto";
import { chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure } from "./failure.ts";
import type { AppNames } from "./options.ts";
import type { RunUser } from "./run-user.ts";

/** The server's socket, in the options of the driver `postgres`. */
export interface SocketAddress {
  readonly path: string;
  readonly user: string;
  readonly database: string;
}

// The limit of a Unix socket's path: 104 bytes with the final zero on macOS, 108 on Linux.
const MAX_PATH_BYTES = 103;
const FILE = ".s.PGSQL.5432";

/** The socket's folder: the cluster's, or if that path is too long a private one in the temporary folder. */
export async function prepareSocketFolder(
  home: string,
  user: RunUser | undefined,
  names: AppNames,
): Promise<string> {
  if (Buffer.byteLength(join(home, FILE)) <= MAX_PATH_BYTES) return home;
  const name = createHash("sha256").update(home).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `embedded-postgres-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const uid = user?.uid ?? process.getuid?.();
  const entry = await lstat(folder);
  if (user && entry.uid === 0) await chown(folder, user.uid, user.gid);
  else if (!entry.isDirectory() || entry.uid !== uid || (entry.mode & 0o077) !== 0)
    throw failure(
      `${folder} is not ours. Delete it, or choose a ${names.dataDirectory} with a shorter path.`,
    );
  return folder;
}

export function addressOf(socketFolder: string): SocketAddress {
  return { path: join(socketFolder, FILE), user: "postgres", database: "postgres" };
}
