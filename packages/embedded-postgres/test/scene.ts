import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll } from "vitest";
import { startEmbedded } from "../src/embedded.ts";
import type { EmbeddedOptions } from "../src/options.ts";
import type { SocketAddress } from "../src/socket.ts";

/** One data folder for all tests of a file, as creating a cluster is slow. */
export interface Scene {
  readonly options: EmbeddedOptions;
  /** Where the cluster is. */
  readonly home: string;
  readonly log: { readonly said: string[] } & Record<
    "info" | "warn" | "error",
    (line: string) => void
  >;
  /** Starts the server for some work. */
  readonly whileItRuns: (
    work: (sql: postgres.Sql, address: SocketAddress) => Promise<void>,
  ) => Promise<void>;
}

export function embeddedScene(): Scene {
  let dataDirectory: string;
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), "embedded-postgres-test-"));
    // Where the tests run as root, Postgres is another user.
    await chmod(dataDirectory, 0o755);
  });
  afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const log = { said, info: () => {}, warn: say, error: say };
  const scene: Scene = {
    get options() {
      return {
        dataDirectory,
        names: {
          app: "embedded-postgres-test",
          dataDirectory: "FOLDER",
          databaseUrl: "URL",
          otherMajor: "Ask for help.",
        },
        initdbFlags: ["--no-sync"],
      };
    },
    get home() {
      return join(dataDirectory, "postgres");
    },
    log,
    whileItRuns: async (work) => {
      const { address, stop } = await startEmbedded(scene.options, log);
      const sql = postgres({ ...address, max: 1 });
      try {
        await work(sql, address);
      } finally {
        await sql.end({ timeout: 0 });
        await stop();
      }
    },
  };
  return scene;
}
