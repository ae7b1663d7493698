import { connect, disconnect, type Sql } from "../../server/src/db/client.ts";
import { seeCycle } from "../../server/src/features/cycle/see-cycle.ts";
import type { Contestant } from "./peers/contestant.ts";
import type { Round } from "./load.ts";
import type { Measuring } from "./measure-row.ts";
import { pgbench } from "./pgbench.ts";
import { poster, tokensOf, WRITERS } from "./post-quizzes.ts";
import { QUIZ_CALLS, type QuizCall } from "./quiz-calls.ts";
import type { Servers } from "./servers.ts";
import { DAYS, type UserRange, userRanges } from "./user-ranges.ts";
import { type WriteResult, writeResultsOf } from "./write-results.ts";

/** A statement as the driver sent it. */
interface Sent {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** What of a captured statement is another value each time: pgbench's `:user` and `:day`. */
interface Sample {
  readonly userId: number;
  readonly day: number;
}

const CLIENTS = 16;
const CONTESTANTS = 3;

/** Answers and results of quizzes over HTTP, by the driver and by pgbench, in turn, on the same Postgres. */
export async function measureWrites(
  servers: Servers,
  measuring: Measuring & { readonly folder: string; readonly before: Contestant | undefined },
): Promise<readonly WriteResult[]> {
  const { seconds, rounds, before } = measuring;
  const ranges = userRanges(WRITERS + 1, { clients: CLIENTS, seconds });
  await prepareQuizzes(servers, ranges.usersOf(QUIZ_CALLS.length * CONTESTANTS * (rounds + 1)));
  const results: WriteResult[] = [];
  const sql = connect(servers.database.url, { max: CLIENTS });
  try {
    for (const [index, call] of QUIZ_CALLS.entries()) {
      process.stderr.write(`${call.name} …\n`);
      const statements = await statementsOf(sql, servers.tokens[0] ?? "", call);
      const tokens = tokensOf(servers, index);
      // Each build has members of its own.
      const middle = tokens.length / 2;
      const post = poster(call, servers.product, tokens.slice(0, middle));
      const postBefore = before && poster(call, before, tokens.slice(middle));
      const found = new Map<string, Round[]>();
      // The first round is the warm-up.
      for (let round = 0; round <= rounds; round += 1)
        for (const [name, measure] of Object.entries({
          product: () => post(measuring),
          ...(postBefore && { "product, before": () => postBefore(measuring) }),
          driver: () => drive(sql, call, { seconds, users: ranges.next() }),
          pgbench: () => bench([statements.writing]),
          "pgbench, all of the request": () => bench(statements.all),
        })) {
          const one = await measure();
          if (round > 0) found.set(name, [...(found.get(name) ?? []), one]);
        }
      results.push(...writeResultsOf(call.name, found));
    }
  } finally {
    await disconnect(sql);
  }
  return results;

  async function bench(texts: readonly string[]): Promise<Round> {
    const options = { port: servers.database.port, seconds, users: ranges.next() };
    return onlySpeed(await pgbench(measuring.folder, texts, options));
  }
}

const onlySpeed = (perSecond: number): Round => ({
  perSecond,
  perCpuSecond: Number.NaN,
  p50: Number.NaN,
  p99: Number.NaN,
  refused: 0,
  failed: 0,
});

/** More members, and the quiz of every day: the first day's. */
async function prepareQuizzes({ sql, product, tokens }: Servers, people: number): Promise<void> {
  await sql`
    insert into app_user (username, email, password_hash, created_at)
    select 'w' || n, 'w' || n || '@example.org', 'x', now() from generate_series(1, ${people}::int) n`;
  await sql`
    insert into member (group_id, user_id, role, joined_at)
    select 1, id, 'member', now() from app_user
    where not exists (select from member where user_id = app_user.id)`;
  const url = `http://127.0.0.1:${product.port}/api/cycles/1/quiz/1/answers`;
  const response = await fetch(url, {
    method: "POST",
    headers: { cookie: `session=${tokens.at(-1)}`, "content-type": "application/json" },
    body: JSON.stringify({ questionId: "1-translation", choice: 0, language: "en" }),
  });
  if (!response.ok) throw new Error(`A quiz answers ${response.status}`);
  await sql`
    insert into kept_quiz (cycle_id, day, maker, questions, kept_at)
    select 1, n, maker, questions, now() from kept_quiz, generate_series(2, ${DAYS}::int) n
    where day = 1
    on conflict (cycle_id, day) do update set maker = excluded.maker, questions = excluded.questions`;
  await sql`analyze`;
}

/** The statements of a request, and the one of them that writes. */
async function statementsOf(
  sql: Sql,
  token: string,
  call: QuizCall,
): Promise<{ all: readonly string[]; writing: string }> {
  // Members who do not write over HTTP, and numbers that no other parameter has.
  const userId = WRITERS - 1 - QUIZ_CALLS.indexOf(call);
  const sample: Sample = { userId, day: 277 };
  // So that the cycle, the member and the day's questions are known, as after a first request.
  await call.whole(sql, token, { userId, day: 278 });
  await call.whole(sql, token, { userId: userId - QUIZ_CALLS.length, day: sample.day });
  const sent = await capture(sql, () => call.whole(sql, token, sample));
  const all = sent.map((one) => forPgbench(one, sample));
  const writing = all.find((text) => text.includes("insert into"));
  if (writing === undefined) throw new Error("The request writes nothing.");
  return { all, writing };
}

/** The writing statement alone by the product's pool and driver, so many at a time. */
async function drive(
  sql: Sql,
  { statement }: QuizCall,
  { seconds, users: { first, clients, perClient, days } }: { seconds: number; users: UserRange },
): Promise<Round> {
  const { version } = await seeCycle(sql, 1, 1);
  const began = performance.now();
  const end = began + seconds * 1000;
  let done = 0;
  const drivers = Array.from({ length: clients }, async (_, client) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const userId = first + client * perClient + Math.floor(turn / days);
      await statement(sql, { userId, day: 1 + (turn % days), version });
      done += 1;
    }
  });
  await Promise.all(drivers);
  return onlySpeed((done * 1000) / (performance.now() - began));
}

/** What the driver sends while something runs on its pool. */
async function capture(sql: Sql, run: () => Promise<unknown>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  // The driver reads its types first.
  await sql`select 1`;
  // Copied, as the driver puts what it writes in their place.
  sql.options.debug = (...[, text, parameters]) => sent.push({ text, parameters: [...parameters] });
  try {
    await run();
  } finally {
    sql.options.debug = false;
  }
  return sent;
}

/** The same statement in pgbench's spelling: values are in the text, but the two that change. */
function forPgbench({ text, parameters }: Sent, sample: Sample): string {
  const filled = text.replaceAll(/\$(\d+)/g, (_, index) =>
    spelled(parameters[Number(index) - 1], sample),
  );
  return `${filled.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " ")};`;
}

function spelled(value: unknown, { userId, day }: Sample): string {
  if (value === userId) return ":user";
  if (value === day) return ":day";
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return quoted(value);
  if (value instanceof Date) return quoted(value.toISOString());
  if (Array.isArray(value) && typeof value[0] === "string") return quoted(`{${value.join(",")}}`);
  // pgbench has no strings that are put together, and takes `:true` for a variable.
  const json = `${quoted(JSON.stringify(value).replaceAll('":', '": '))}::jsonb`;
  return `jsonb_set(jsonb_set(${json}, '{0,userId}', to_jsonb(:user::int)), '{0,day}', to_jsonb(:day::int))`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
