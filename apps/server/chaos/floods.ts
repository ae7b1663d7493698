import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { FLOOD_PASSWORD, fillForFloods, PEOPLE } from "./flood-scenes.ts";
import { closedLoop, type Load, openLoop, type Outcome } from "./open-loop.ts";
import { serve, type Served } from "./served.ts";

const { values: wanted } = parseArgs({
  options: {
    main: { type: "string" },
    only: { type: "string" },
    seconds: { type: "string", default: "8" },
  },
});
const SECONDS = Number(wanted.seconds);
const AFTER_MS = 10_000;
const isWanted = (name: string): boolean => !wanted.only || wanted.only.split(",").includes(name);

const networkOf = (n: number): string => `10.${n % 200}.${(n * 7) % 250}.${(n * 13) % 250}`;

function get(path: string, n: number, more = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${networkOf(n)}\r\n${more}\r\n`;
}

function signIn(account: number, network: string): string {
  const body = JSON.stringify({ username: `u${account}`, password: FLOOD_PASSWORD });
  return `POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

type Request = Load["request"];

/** The four floods, by name: what each of them asks for. */
function floods(tokens: readonly string[]): Record<string, Request> {
  const cookie = (n: number): string => `Cookie: session=${tokens[n % tokens.length]}\r\n`;
  return {
    "sign-in": (n) => signIn(1 + ((n * 17) % PEOPLE), networkOf((n * 17) % PEOPLE)),
    leaderboard: (n) => get("/api/cycles/1/leaderboard", n, cookie(n)),
    poll: (n) => get("/trpc/notification.state", n, cookie(n)),
    groups: (n) => get("/api/groups", n, cookie(n)),
    "pages by day": (n) =>
      get(`/schedule?day=${1 + ((n * 37) % 300)}`, n, "Accept-Encoding: gzip, br\r\n"),
  };
}

const reading: Request = (n) =>
  get(`/api/schedule/${1 + (n % 300)}/verses`, n, "Accept-Encoding: gzip, br\r\n");

/**
 * Ten times what it can do, with readings beside it; then the same readings and a tenth of the load 10 s
 * later.
 */
async function flood(served: Served, name: string, request: Request): Promise<void> {
  const { port, megabytes } = served;
  const capacity = await closedLoop({ port, request, seconds: 3 }, 16);
  const before = await quietly(served, request, capacity);
  let most = 0;
  const sampler = setInterval(() => (most = Math.max(most, megabytes())), 50);
  const [crowd, readers] = await Promise.all([
    openLoop({ port, request, perSecond: capacity * 10, seconds: SECONDS }),
    openLoop({ port, request: reading, perSecond: 50, seconds: SECONDS }),
  ]);
  clearInterval(sampler);
  await pause(AFTER_MS);
  const after = await quietly(served, request, capacity);
  say(name, `can do ${capacity.toFixed(0)} a second; offered ${(capacity * 10).toFixed(0)}`);
  say("", `flood     ${lineOf(crowd)}`);
  say("", `readings  ${lineOf(readers)}`);
  say("", `quiet p99 ${before.p99} ms before, ${after.p99} ms 10 s later`);
  say("", `memory    ${most} MB at most, ${megabytes()} MB 10 s later`);
}

async function quietly({ port }: Served, request: Request, capacity: number): Promise<Outcome> {
  return await openLoop({ port, request, perSecond: Math.min(capacity / 5, 100), seconds: 2 });
}

/** One account signs in 300 times a second; others, from elsewhere, three times a second. */
async function oneAccount({ port }: Served): Promise<void> {
  const [own, others] = await Promise.all([
    openLoop({ port, request: () => signIn(1, "192.0.2.1"), perSecond: 300, seconds: SECONDS }),
    openLoop({
      port,
      request: (n) => signIn(100 + n, `198.51.100.${n % 250}`),
      perSecond: 3,
      seconds: SECONDS,
    }),
  ]);
  say("one account", "signs in 300 times a second; others 3 times");
  say("", `it        ${lineOf(own)}`);
  say("", `others    ${lineOf(others)}`);
}

function lineOf({ offered, accepted, statuses, p50, p99, refusedP99 }: Outcome): string {
  const told = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  return `${accepted} of ${offered} taken, p50 ${p50} p99 ${p99} ms; refused p99 ${refusedP99} ms; ${told.join(", ")}`;
}

function say(name: string, words: string): void {
  process.stdout.write(`${name.padEnd(14)}${words}\n`);
}

const served = await serve({ TRUST_PROXY: "on" }, wanted.main);
try {
  const tokens = await fillForFloods(served.sql);
  for (const [name, request] of Object.entries(floods(tokens)))
    if (isWanted(name)) await flood(served, name, request);
  if (isWanted("one account")) await oneAccount(served);
} finally {
  await served.stop();
}
