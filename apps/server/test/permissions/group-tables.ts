import { expect } from "vitest";
import type { Sql } from "../../src/db/client.ts";
import type { Person } from "../people.ts";

/** Every row that belongs to groups, to see that a refused request has changed nothing. */
export async function groupTables(sql: Sql): Promise<unknown> {
  return {
    groups: await sql`select * from reading_group order by id`,
    members: await sql`select * from member order by id`,
    invites: await sql`select * from invite order by id`,
    claims: await sql`select * from group_claim order by group_id`,
    announcements: await sql`select * from announcement order by group_id`,
    webhooks: await sql`select * from webhook order by id`,
    cycles: await sql`select * from cycle order by id`,
  };
}

/**
 * Makes a way to send what must be refused: it sees that no table changed, and gives status, code and text.
 */
export function refusals(sql: Sql) {
  return async (person: Person, request: string, body?: unknown): Promise<unknown[]> => {
    const before = await groupTables(sql);
    const response = await person.send(request, body);
    expect(await groupTables(sql)).toEqual(before);
    return [response.status, response.body.code, response.body.error];
  };
}
