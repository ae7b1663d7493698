import { existsSync, readFileSync } from "node:fs";

// Linux counts a process's time in hundredths of a second.
const TICKS_A_SECOND = 100;

/** The processor time of a process; NaN where it cannot be read. */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The name before them may have spaces, and ends with a bracket.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** The memory of a process in MiB, now and at most since its start; NaN where it cannot be read. */
export function mebibytes(pid: number): { now: number; most: number } {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, "utf8") : "";
  const of = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: of("VmRSS"), most: of("VmHWM") };
}
