import { VERSES } from "@daily-quran/quran/verse-order";
import { hash } from "@node-rs/argon2";
import type { Sql } from "../../server/src/db/client.ts";
import { startSession } from "../../server/src/features/auth/session/sessions.ts";
import { insertEverybody } from "../support/everybody.ts";

/** How many people there are. */
export const PEOPLE = 3_000;
const SIGNED_IN = 200;
export const FLOOD_PASSWORD = "correct horse battery staple";

const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Fills an empty database: people with one password, a public group of them all, a cycle with everybody's
 * standing, and 60 notifications for each. Returns the tokens of some sessions.
 */
export async function fillForFloods(sql: Sql): Promise<string[]> {
  const passwordHash = await hash(FLOOD_PASSWORD, ARGON2ID);
  await insertEverybody(sql, {
    people: PEOPLE,
    passwordHash,
    from: "2026-01-01",
    to: "2026-10-27",
  });
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
  const tokens: string[] = [];
  for (let id = 1; id <= SIGNED_IN; id += 1)
    tokens.push(await startSession({ sql, now: Date.now() }, id));
  return tokens;
}
