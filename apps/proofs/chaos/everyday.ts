import { nothingYet, reportResult } from "../support/acknowledged.ts";
import { exchange, send } from "../support/crowd.ts";

/** The people of the everyday mix, and where they ask. */
export interface Everyday {
  readonly origin: string;
  /** The first one is of user 1. */
  readonly tokens: readonly string[];
  readonly password: string;
  readonly random: () => number;
}

type Doing = (people: Everyday, token: string, user: number) => Promise<number>;

const DAYS = 300;

/** What people do, by how many of a hundred requests are of it. */
const MIX: readonly (readonly [number, string, Doing])[] = [
  [20, "today's reading", ({ origin }) => send(`GET ${origin}/api/current-reading`, undefined)],
  [20, "a day's verses", get((day) => `/api/schedule/${day}/verses`)],
  [10, "a page", get((day) => (day % 3 === 0 ? "/" : `/schedule?day=${day}`))],
  [4, "a page in Bengali", get((day) => `/bn/schedule?day=${day}`)],
  [1, "a search", get((day) => `/api/search?q=${day % 2 === 0 ? "mercy" : "garden"}`)],
  [25, "a poll", get(() => "/api/notifications")],
  [4, "groups", get(() => "/api/groups")],
  [4, "leaderboard", get(() => "/api/cycles/1/leaderboard")],
  [5, "a result", storeResult],
  [3, "an answer", answer],
  [
    2,
    "a check-in",
    ({ origin, random }, token) =>
      send(`POST ${origin}/api/cycles/1/check-ins`, token, { day: dayOf(random) }),
  ],
  [1, "a group", makeAndDeleteGroup],
  [1, "a sign-in", signInAndOut],
];

/** Does one of them as one of the people; returns what it was, and the status. */
export async function doSomething(people: Everyday): Promise<{ what: string; status: number }> {
  const { random, tokens } = people;
  const at = Math.floor(random() * tokens.length);
  let left = random() * 100;
  for (const [share, what, work] of MIX)
    if ((left -= share) < 0) return { what, status: await work(people, tokens[at] ?? "", at + 1) };
  throw new Error("The shares of the mix are less than a hundred.");
}

function get(path: (day: number) => string): Doing {
  return ({ origin, random }, token) => send(`GET ${origin}${path(dayOf(random))}`, token);
}

async function storeResult(
  { origin, random }: Everyday,
  token: string,
  user: number,
): Promise<number> {
  const result = { token, user, cycle: 1, day: dayOf(random) };
  return await reportResult(origin, result, nothingYet());
}

// Of the second cycle: a day with an answer takes no other result.
async function answer({ origin, random }: Everyday, token: string): Promise<number> {
  const quiz = `${origin}/api/cycles/2/quiz/${dayOf(random)}`;
  const { status, body } = await exchange(`GET ${quiz}`, token);
  if (status !== 200) return status;
  const { questions } = body as { questions: readonly { id: string }[] };
  const questionId = questions[Math.floor(random() * questions.length)]?.id;
  return await send(`POST ${quiz}/answers`, token, { questionId, choice: 0, language: "en" });
}

async function makeAndDeleteGroup({ origin }: Everyday, token: string): Promise<number> {
  const { status, body } = await exchange(`POST ${origin}/api/groups`, token, { name: "Fajr" });
  if (status !== 201) return status;
  return await send(`DELETE ${origin}/api/groups/${(body as { id: number }).id}`, token);
}

async function signInAndOut(
  { origin, password }: Everyday,
  _token: string,
  user: number,
): Promise<number> {
  const account = { username: `u${user}`, password };
  const { status, headers } = await exchange(`POST ${origin}/api/login`, undefined, account);
  const session = /session=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1];
  return session === undefined ? status : await send(`POST ${origin}/api/logout`, session);
}

const dayOf = (random: () => number): number => 1 + Math.floor(random() * DAYS);
