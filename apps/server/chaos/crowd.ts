import type { Sql } from "../src/db/client.ts";
import { startSession } from "../src/features/auth/sessions.ts";
import { insertEverybody } from "./everybody.ts";
import type { Row } from "./scenario.ts";

/**
 * Creates users with sessions in one public group with a cycle whose days are all open; returns their
 * tokens.
 */
export async function makeCrowd(sql: Sql, people: number): Promise<string[]> {
  await insertEverybody(sql, { people, passwordHash: "x", from: "2020-01-01", to: "2020-10-26" });
  const tokens: string[] = [];
  for (let id = 1; id <= people; id += 1)
    tokens.push(await startSession({ sql, now: Date.now() }, id));
  return tokens;
}

/** Sends a request as one of them and returns its status; 0 for no response. */
export async function send(
  url: string,
  token: string | undefined,
  body?: unknown,
): Promise<number> {
  const [method = "GET", address = ""] = url.split(" ");
  const init = {
    method,
    headers: { cookie: `session=${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  try {
    const response = await fetch(address, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** A report of a day with every question right. */
export function allRight(day: number): object {
  return { day, totalPoints: 6, readingQuizzes: 1, translationQuizzes: 1, tafseerQuizzes: 1 };
}

/** Results that were acknowledged, as "user day". */
export type Acknowledged = Set<string>;

/** Compares acknowledged with stored results; also reports points that are not the sum of results. */
export async function checkResults(
  sql: Sql,
  acknowledged: Acknowledged,
  plant: boolean,
): Promise<Row[]> {
  const [planted] = acknowledged;
  if (plant && planted !== undefined) {
    const [user, day] = planted.split(" ").map(Number);
    await sql`delete from quiz_result where user_id = ${user ?? 0} and day = ${day ?? 0}`;
  }
  const rows = await sql<{ key: string }[]>`select user_id || ' ' || day as key from quiz_result`;
  const stored = new Set(rows.map(({ key }) => key));
  const lost = [...acknowledged].filter((key) => !stored.has(key));
  const [wrong] = await sql<[{ count: number }]>`
    select count(*)::int as count from standing
    join member on member.id = member_id
    where points <> (
      select coalesce(sum(total_points), 0) from quiz_result
      where quiz_result.cycle_id = standing.cycle_id and quiz_result.user_id = member.user_id
    )`;
  return [
    { what: "acknowledged results", value: acknowledged.size },
    { what: "lost", value: lost.length, isBroken: lost.length > 0 },
    {
      what: "standings that differ from their results",
      value: wrong.count,
      isBroken: wrong.count > 0,
    },
  ];
}
