import type { Round } from "./load.ts";
import { median } from "../support/median.ts";

/** The medians of one server's rounds in one row, and what they are of nginx's in the same row. */
export interface Result {
  readonly row: string;
  readonly server: string;
  readonly perSecond: number;
  readonly ofNginx: number | null;
  readonly perCpuSecond: number;
  readonly ofNginxByCpu: number | null;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly failed: number;
}

/** Sums up the rounds of a row, of each server by its name. */
export function resultsOf(
  row: string,
  rounds: ReadonlyMap<string, readonly Round[]>,
): readonly Result[] {
  const plain = [...rounds].map(([server, all]) => ({
    row,
    server,
    perSecond: Math.round(median(all.map((one) => one.perSecond))),
    perCpuSecond: Math.round(median(all.map((one) => one.perCpuSecond))),
    p50: median(all.map((one) => one.p50)),
    p99: median(all.map((one) => one.p99)),
    refused: all.reduce((sum, one) => sum + one.refused, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  }));
  const nginx = plain.find(({ server }) => server === "nginx");
  return plain.map((one) => ({
    ...one,
    ofNginx: nginx ? one.perSecond / nginx.perSecond : null,
    ofNginxByCpu: nginx ? one.perCpuSecond / nginx.perCpuSecond : null,
  }));
}

const HEAD =
  "| row | server | requests/s | of nginx | per CPU second | of nginx | p50 ms | p99 ms | 503 | failed |\n|---|---|---|---|---|---|---|---|---|---|\n";

const ratio = (value: number | null) => (value === null ? "-" : value.toFixed(3));

/** A Markdown table. */
export function tableOf(results: readonly Result[]): string {
  const lines = results.map((one) => {
    const cells = [one.row, one.server, one.perSecond, ratio(one.ofNginx), one.perCpuSecond];
    return [...cells, ratio(one.ofNginxByCpu), one.p50, one.p99, one.refused, one.failed].join(
      " | ",
    );
  });
  return HEAD + lines.map((line) => `| ${line} |\n`).join("");
}
