import { expect } from "vitest";
import type { Sql } from "../src/db/client.ts";
import type { Person } from "./people.ts";
import type { ApiResponse } from "./visitor.ts";

/** Every row that quizzes write, to see that a refused request has changed nothing. */
export async function quizTables(sql: Sql): Promise<unknown> {
  return {
    answers: await sql`select * from quiz_answer order by cycle_id, user_id, day, type`,
    results: await sql`select * from quiz_result order by cycle_id, user_id, day`,
    ...(await standingTables(sql)),
    notifications: await sql`select * from notification order by id`,
  };
}

/** Standings and the buckets that hold somebody. */
export async function standingTables(sql: Sql): Promise<object> {
  return {
    standings: await sql`select * from standing order by cycle_id, member_id`,
    buckets: await sql`
      select * from standing_bucket where members > 0 order by cycle_id, points`,
  };
}

/** Sends requests and gives the responses, after checking that nothing of quizzes changed. */
export const refusalsIn =
  (sql: Sql) =>
  async (
    person: Pick<Person, "send">,
    sent: readonly (readonly [string, unknown])[],
  ): Promise<ApiResponse[]> => {
    const before = await quizTables(sql);
    const answers: ApiResponse[] = [];
    for (const [request, body] of sent) answers.push(await person.send(request, body));
    expect(await quizTables(sql)).toEqual(before);
    return answers;
  };
