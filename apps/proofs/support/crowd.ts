import type { Sql } from "../../server/src/db/client.ts";
import { startSession } from "../../server/src/features/auth/session/sessions.ts";
import { insertEverybody } from "./everybody.ts";

/**
 * Creates users with sessions in one public group with cycles whose days are all open; returns their tokens.
 * IDs begin with 1.
 */
export async function makeCrowd(sql: Sql, people: number, cycles = 1): Promise<string[]> {
  const days = { from: "2020-01-01", to: "2020-10-26" };
  await insertEverybody(sql, { people, passwordHash: "x", ...days, cycles });
  return await tokensOfFirst(sql, people);
}

/** The tokens of new sessions of the first users. */
export async function tokensOfFirst(sql: Sql, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let id = 1; id <= count; id += 1)
    tokens.push(await startSession({ sql, now: Date.now() }, id));
  return tokens;
}

/** A response; the status is 0 for none, the body says why then. */
interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request (`GET http://…`) as one of them. */
export async function exchange(
  line: string,
  token: string | undefined,
  body?: unknown,
): Promise<Exchange> {
  const [method = "GET", address = ""] = line.split(" ");
  const init = {
    method,
    headers: { cookie: `session=${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  try {
    const response = await fetch(address, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const { status, headers } = response;
    return { status, headers, body: isJson ? JSON.parse(text) : text };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return { status: 0, headers: new Headers(), body: String(cause ?? error) };
  }
}

/** Sends a request as one of them and returns its status; 0 for no response. */
export async function send(
  line: string,
  token: string | undefined,
  body?: unknown,
): Promise<number> {
  return (await exchange(line, token, body)).status;
}
