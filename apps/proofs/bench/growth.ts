// `pnpm --filter @daily-quran/proofs bench-growth [accounts ...]`: how long each road takes with a thousand accounts,
// and with up to a million (1,000,000 by themselves: 8 GB, 20 minutes), by one caller at a time.
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { seededNumbers } from "../../server/test/seeded-numbers.ts";
import { allRight } from "../support/acknowledged.ts";
import { serve } from "../support/served.ts";
import { everybody, fill, groupOf, tokenOf } from "./growth-data.ts";
import { plotOf } from "./growth-plot.ts";
import { median, quantile } from "../support/median.ts";

const SIZES = process.argv.slice(2).map(Number);
if (SIZES.length === 0) SIZES.push(1000, 10_000, 100_000, 1_000_000);
const REQUESTS = 400;
const WARM_UP = 40;
const PLOT = new URL("../../../docs/growth.svg", import.meta.url);

/** Who asks, the ID of everybody's group and cycle, and a number that no other request has. */
interface Caller {
  readonly user: number;
  readonly all: number;
  readonly n: number;
}

/** A call: `METHOD /path`, and its body. */
type Call = (caller: Caller) => readonly [string, object?];

const MARK = { plan: "daily", day: 40, date: "2026-03-05", timeZone: "Asia/Dhaka" };
const dayOf = (n: number) => 30 + (n % 270);

const ROADS: Readonly<Record<string, Call>> = {
  "today's reading": () => ["GET /api/current-reading"],
  "who am I": () => ["GET /api/user"],
  "groups, one's own and public ones": () => ["GET /api/groups"],
  "a group": ({ user }) => [`GET /api/groups/${groupOf(user)}`],
  "its members": ({ user }) => [`GET /api/groups/${groupOf(user)}/members`],
  "everybody's members": ({ all }) => [`GET /api/groups/${all}/members`],
  "its cycles": ({ user }) => [`GET /api/groups/${groupOf(user)}/cycles`],
  "a leaderboard of ten": ({ user }) => [`GET /api/cycles/${groupOf(user)}/leaderboard`],
  "everybody's leaderboard": ({ all }) => [`GET /api/cycles/${all}/leaderboard`],
  "one's rank in it": ({ all }) => [`GET /api/cycles/${all}/leaderboard/own`],
  "one's standings": () => ["GET /api/user/standings"],
  "the bell": () => ["GET /api/notifications"],
  progress: () => ["GET /api/progress"],
  marks: () => ["GET /api/progress/marks"],
  "a quiz": ({ all, n }) => [`GET /api/cycles/${all}/quiz/${dayOf(n)}`],
  "a mark": () => [`PUT /api/progress/marks/${randomUUID()}`, MARK],
  "a check-in": ({ all, n }) => [`POST /api/cycles/${all}/check-ins`, { day: dayOf(n) }],
  "a result in a group of ten": ({ user, n }) => [
    `POST /api/cycles/${groupOf(user)}/submit-quiz`,
    allRight(dayOf(n)),
  ],
  "a result in everybody's": ({ all, n }) => [
    `POST /api/cycles/${all}/submit-quiz`,
    allRight(dayOf(n)),
  ],
  "a new group": () => ["POST /api/groups", { name: "Fajr" }],
};

/** Milliseconds of a road, at the median and the 99th percentile. */
interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function measure(port: number, accounts: number, call: Call): Promise<Times> {
  const random = seededNumbers(7);
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + REQUESTS; n += 1) {
    const user = 1 + Math.floor(random() * accounts);
    const [line, body] = call({ user, all: everybody(accounts), n });
    const [method = "GET", path = ""] = line.split(" ");
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        cookie: `session=${tokenOf(user)}`,
        "content-type": "application/json",
        "x-forwarded-for": `192.0.2.${n % 250}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${line}: ${response.status} ${text.slice(0, 200)}`);
    if (n >= WARM_UP) times.push(performance.now() - start);
  }
  return { p50: median(times), p99: quantile(times, 0.99) };
}

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

/** By how much a time grows with the accounts: `accounts ** exponent`, by least squares. */
function exponentOf(times: readonly number[]): number {
  const xs = SIZES.map(Math.log);
  const ys = times.map(Math.log);
  const [x0, y0] = [mean(xs), mean(ys)];
  const over = xs.map((x, at) => (x - x0) * ((ys[at] ?? y0) - y0));
  return mean(over) / mean(xs.map((x) => (x - x0) ** 2));
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const results = new Map<string, Times[]>(Object.keys(ROADS).map((road) => [road, []]));
for (const accounts of SIZES) {
  const { port, sql, stop } = await serve({ TRUST_PROXY: "on" });
  try {
    const start = performance.now();
    await fill(sql, accounts);
    const seconds = Math.round((performance.now() - start) / 1000);
    const [row] = await sql`select pg_size_pretty(pg_database_size(current_database())) as size`;
    process.stderr.write(`${accounts} accounts: filled in ${seconds} s, ${row?.["size"]}\n`);
    for (const [road, call] of Object.entries(ROADS))
      results.get(road)?.push(await measure(port, accounts, call));
  } finally {
    await stop();
  }
}

const heads = SIZES.map((size) => size.toLocaleString("en"));
say(`| p50, p99 ms | ${heads.join(" | ")} | exponent |\n|---${"|---".repeat(SIZES.length + 1)}|`);
for (const [road, times] of results) {
  const cells = times.map(({ p50, p99 }) => `${p50.toFixed(1)}, ${p99.toFixed(1)}`);
  const exponent = exponentOf(times.map(({ p50 }) => p50)).toFixed(2);
  say(`| ${road} | ${cells.join(" | ")} | ${exponent} |`);
}
const lines = [...results].map(([road, times]) => ({ road, times: times.map(({ p50 }) => p50) }));
if (SIZES.length > 1) await writeFile(PLOT, plotOf(SIZES, lines));
