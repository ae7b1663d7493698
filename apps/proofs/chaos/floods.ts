import { setTimeout as pause } from "node:timers/promises";
import { VERSES } from "@daily-quran/quran/verse-order";
import { closedLoop, type Load, openLoop, type Outcome } from "../support/open-loop.ts";
import type { Row, Scenario } from "../support/scenario.ts";
import { serve, type Served } from "../support/served.ts";
import type { Sql } from "../../server/src/db/client.ts";
import { hashPassword } from "../../server/src/features/auth/password/passwords.ts";
import { tokensOfFirst } from "../support/crowd.ts";
import { insertEverybody } from "../support/everybody.ts";

/** How many people there are. */
const PEOPLE = 3_000;

const SIGNED_IN = 200;

const FLOOD_PASSWORD = "correct horse battery staple";

const SECONDS = 8;
const CAPACITY_SECONDS = 3;
const AFTER_MS = 10_000;

// The limits of a flood, in milliseconds and MB.
const TIME = { most: 1000, unit: "ms" };
const MAX_MS_AFTER = 200;
const MEMORY = { most: 256, unit: "MB" };

type Request = Load["request"];

/**
 * Ten times the server's capacity, of each kind; and one account that signs in 300 times a second. `count`
 * is in seconds.
 */
export const floods: Readonly<Record<string, Scenario>> = {
  "flood-sign-ins": floodOf(() => (n) => {
    const account = (n * 17) % PEOPLE;
    return signIn(1 + account, networkOf(account));
  }),
  "flood-leaderboard": floodOf((cookie) => (n) => get("/api/cycles/1/leaderboard", n, cookie(n))),
  "flood-polls": floodOf((cookie) => (n) => get("/trpc/notification.state", n, cookie(n))),
  "flood-groups": floodOf((cookie) => (n) => get("/api/groups", n, cookie(n))),
  "flood-days": floodOf(() => (n) => get(`/schedule?day=${1 + ((n * 37) % 300)}`, n, COMPRESSED)),
  "flood-of-one": withServer(oneAccount),
};

const COMPRESSED = "Accept-Encoding: gzip, br\r\n";

const networkOf = (n: number): string => `10.${n % 200}.${(n * 7) % 250}.${(n * 13) % 250}`;

function get(path: string, n: number, more = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${networkOf(n)}\r\n${more}\r\n`;
}

function signIn(account: number, network: string): string {
  const body = JSON.stringify({ username: `u${account}`, password: FLOOD_PASSWORD });
  return `POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** What a flood is made with. */
interface Scene {
  readonly served: Served;
  readonly tokens: readonly string[];
  readonly seconds: number;
  /** Which request is the first one. */
  readonly first: number;
}

function withServer(flood: (scene: Scene) => Promise<readonly Row[]>): Scenario {
  return async ({ random, count = SECONDS, main }) => {
    const served = await serve({ TRUST_PROXY: "on" }, main);
    try {
      const tokens = await fillForFloods(served.sql);
      const first = Math.floor(random() * PEOPLE);
      return await flood({ served, tokens, seconds: count, first });
    } finally {
      await served.stop();
    }
  };
}

const reading: Request = (n) => get(`/api/schedule/${1 + (n % 300)}/verses`, n, COMPRESSED);

/** Ten times the capacity, with readings at the same time; 10 s later a tenth of that load. */
function floodOf(requestOf: (cookie: (n: number) => string) => Request): Scenario {
  return withServer(async ({ served, tokens, seconds, first }) => {
    const { port, megabytes } = served;
    const asked = requestOf((n) => `Cookie: session=${tokens[n % tokens.length]}\r\n`);
    const request: Request = (n) => asked(n + first);
    const { accepted } = await closedLoop({ port, request, seconds: CAPACITY_SECONDS }, 16);
    const capacity = accepted / CAPACITY_SECONDS;
    const before = await quietly(served, request, capacity);
    let most = 0;
    const sampler = setInterval(() => (most = Math.max(most, megabytes())), 50);
    const [crowd, readers] = await Promise.all([
      openLoop({ port, request, perSecond: capacity * 10, seconds }),
      openLoop({ port, request: reading, perSecond: 50, seconds }),
    ]);
    clearInterval(sampler);
    await pause(AFTER_MS);
    const after = await quietly(served, request, capacity);
    return [
      { what: "it can do", value: `${capacity.toFixed(0)} a second; ten times as many are sent` },
      ...rowsOf("the flood", crowd),
      ...rowsOf("readings", readers, true),
      { what: "p99 of a tenth, before", value: `${before.p99} ms` },
      row("p99 of a tenth, 10 s later", after.p99, {
        most: Math.max(MAX_MS_AFTER, before.p99),
        unit: "ms",
      }),
      row("memory at most", most, MEMORY),
      { what: "memory 10 s later", value: `${megabytes()} MB` },
    ];
  });
}

async function quietly({ port }: Served, request: Request, capacity: number): Promise<Outcome> {
  return await openLoop({ port, request, perSecond: Math.min(capacity / 5, 100), seconds: 2 });
}

const ofOne: Request = () => signIn(1, "192.0.2.1");

/** One account signs in 300 times a second; others, from elsewhere, three times a second. */
async function oneAccount({ served: { port }, seconds, first }: Scene): Promise<readonly Row[]> {
  const other: Request = (n) =>
    signIn(2 + ((first + n) % (PEOPLE - 1)), `198.51.100.${(first + n) % 250}`);
  const [it, others] = await Promise.all([
    openLoop({ port, request: ofOne, perSecond: 300, seconds }),
    openLoop({ port, request: other, perSecond: 3, seconds }),
  ]);
  return [...rowsOf("one account", it), ...rowsOf("others", others, true)];
}

/** How a load was answered; with `mustAll` no request may be refused. */
function rowsOf(who: string, outcome: Outcome, mustAll = false): Row[] {
  const { offered, accepted, statuses, p50, p99, refusedP99 } = outcome;
  const parts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  const isLost = "cut" in statuses || "none" in statuses;
  return [
    {
      what: `${who}, taken`,
      value: `${accepted} of ${offered}: ${parts.join(", ")}`,
      isBroken: isLost || (mustAll && accepted < offered),
    },
    row(`${who}, p99`, p99, TIME),
    { what: `${who}, p50 and refusals' p99`, value: `${p50} ms, ${refusedP99} ms` },
  ];
}

function row(what: string, value: number, { most, unit }: typeof TIME): Row {
  return { what, value: `${value} ${unit}`, isBroken: value > most };
}

/**
 * Fills an empty database: people with one password, a public group of them all, a cycle with everybody's
 * standing, and 60 notifications for each. Returns the tokens of some sessions.
 */
async function fillForFloods(sql: Sql): Promise<string[]> {
  const passwordHash = await hashPassword(FLOOD_PASSWORD);
  const days = { from: "2026-01-01", to: "2026-10-27" };
  await insertEverybody(sql, { people: PEOPLE, passwordHash, ...days });
  await sql`
    insert into standing (cycle_id, member_id, points, verses_read, completed_days, reached_at)
    select 1, n, n * 7919 % 1801, 1 + n % ${VERSES}::int,
      repeat('1', 100)::bit(100) || repeat('0', 200)::bit(200), now() + n * interval '1 ms'
    from generate_series(1, ${PEOPLE}::int) n`;
  await sql`
    insert into notification (user_id, title, message, link, created_at)
    select id, 'New member', 'Somebody joined “Everybody”.', '/groups/1', now()
    from app_user, generate_series(1, 60) where id <= ${SIGNED_IN}`;
  await sql`analyze`;
  return await tokensOfFirst(sql, SIGNED_IN);
}
