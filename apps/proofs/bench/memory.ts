import type { Contestant } from "./peers/contestant.ts";
import { mebibytes } from "./process-figures.ts";

/** The memory of one server in MiB: idle after its start, and the most of the whole run. */
export interface MemoryResult {
  readonly server: string;
  readonly idle: number;
  readonly peak: number;
}

/** Reads it now for idle; call the result at the end of the run. */
export function watchMemory(
  servers: ReadonlyMap<string, Contestant>,
): () => readonly MemoryResult[] {
  const idle = new Map([...servers].map(([name, { pid }]) => [name, mebibytes(pid).now]));
  return () =>
    [...servers].map(([server, { pid }]) => ({
      server,
      idle: idle.get(server) ?? Number.NaN,
      peak: mebibytes(pid).most,
    }));
}

/** A Markdown table. */
export function tableOfMemory(results: readonly MemoryResult[]): string {
  const lines = results.map(({ server, idle, peak }) => `| ${server} | ${idle} | ${peak} |\n`);
  return `| server | idle MiB | most MiB |\n|---|---|---|\n${lines.join("")}`;
}
