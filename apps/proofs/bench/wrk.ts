import { execFile, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Round, Target } from "./load.ts";
import { cpuSeconds } from "./process-figures.ts";

const run = promisify(execFile);

/** Whether wrk is installed. */
export const hasWrk = (): boolean => !spawnSync("wrk", ["-v"]).error;

/** The same as `load` by wrk, which is fast enough for nginx; each request has the headers that are its turn. */
export async function loadByWrk(
  { contestant: { port, pid }, path, headers }: Target,
  seconds: number,
  folder: string,
): Promise<Round> {
  const script = join(folder, "wrk.lua");
  await writeFile(script, scriptOf(headers));
  const before = cpuSeconds(pid);
  const { stdout } = await run("wrk", [
    "-t1",
    `-c${headers.length}`,
    `-d${seconds}s`,
    "--latency",
    "-s",
    script,
    `http://127.0.0.1:${port}${path}`,
  ]);
  const cpu = cpuSeconds(pid) - before;
  const [all = 0, time = 1, bad = 0, errors = 0, refused = 0, p50 = 0, p99 = 0] = JSON.parse(
    stdout.split("\n").findLast((line) => line.startsWith("[")) ?? "[]",
  ) as number[];
  const answered = all - bad;
  return {
    perSecond: answered / time,
    perCpuSecond: answered / cpu,
    p50,
    p99,
    refused,
    failed: bad - refused + errors,
  };
}

/** Its last line is a JSON list of the figures, times in seconds and milliseconds. */
function scriptOf(headers: Target["headers"]): string {
  const requests = headers.map((own) => {
    const fields = Object.entries(own).map(
      ([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`,
    );
    return `wrk.format("GET", nil, {${fields.join(", ")}})`;
  });
  return `
local requests, turn, thread = {}, 0, nil
refused = 0
function setup(made) thread = made end
function init() requests = {${requests.join(",\n")}} end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function response(status) if status == 503 then refused = refused + 1 end end
function done(summary, latency)
  local e = summary.errors
  print(string.format("[%d,%.3f,%d,%d,%d,%.2f,%.2f]", summary.requests, summary.duration / 1e6, e.status,
    e.connect + e.read + e.write + e.timeout, thread:get("refused"),
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
`;
}
