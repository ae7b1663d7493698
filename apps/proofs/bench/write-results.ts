import type { Round } from "./load.ts";
import { median } from "../support/median.ts";

/** The medians of one contestant's rounds in a row that writes, and what they are of pgbench's. */
export interface WriteResult {
  readonly row: string;
  readonly server: string;
  readonly perSecond: number;
  readonly ofPgbench: number;
  readonly p50: number | null;
  readonly p99: number | null;
  readonly refused: number;
  readonly failed: number;
}

const speed = (all: readonly Round[] = []): number => median(all.map((one) => one.perSecond));
const known = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Sums up the rounds of a row, of each contestant by its name. */
export function writeResultsOf(
  row: string,
  rounds: ReadonlyMap<string, readonly Round[]>,
): readonly WriteResult[] {
  return [...rounds].map(([server, all]) => ({
    row,
    server,
    perSecond: Math.round(speed(all)),
    ofPgbench: speed(all) / speed(rounds.get("pgbench")),
    p50: known(median(all.map((one) => one.p50))),
    p99: known(median(all.map((one) => one.p99))),
    refused: all.reduce((sum, one) => sum + one.refused, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  }));
}

const HEAD =
  "| row | by | a second | of pgbench | p50 ms | p99 ms | 503 | failed |\n|---|---|---|---|---|---|---|---|\n";

/** A Markdown table. */
export function tableOfWrites(results: readonly WriteResult[]): string {
  const lines = results.map((one) => {
    const times = [one.p50 ?? "-", one.p99 ?? "-"];
    const cells = [one.row, one.server, one.perSecond, one.ofPgbench.toFixed(3), ...times];
    return `| ${[...cells, one.refused, one.failed].join(" | ")} |\n`;
  });
  return HEAD + lines.join("");
}
