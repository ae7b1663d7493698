import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { UserRange } from "./user-ranges.ts";

const run = promisify(execFile);

/** Whether pgbench is installed. */
export const hasPgbench = (): boolean => !spawnSync("pgbench", ["--version"]).error;

/** Runs statements as fast as 16 clients can, each time with another user and day; returns how often a second. */
export async function pgbench(
  folder: string,
  statements: readonly string[],
  { port, seconds, users }: { port: number; seconds: number; users: UserRange },
): Promise<number> {
  const script = join(folder, "pgbench.sql");
  const { first, perClient, days } = users;
  await writeFile(
    script,
    [
      `\\set user ${first} + :client_id * ${perClient} + :turn / ${days}`,
      `\\set day 1 + :turn % ${days}`,
      "\\set turn :turn + 1",
      ...statements,
      "",
    ].join("\n"),
  );
  const { stdout } = await run("pgbench", [
    `--host=127.0.0.1`,
    `--port=${port}`,
    "--username=postgres",
    "--no-vacuum",
    "--define=turn=0",
    `--file=${script}`,
    `--client=${users.clients}`,
    "--jobs=2",
    "--protocol=prepared",
    `--time=${seconds}`,
    "postgres",
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
