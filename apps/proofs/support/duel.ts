import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../server/src/db/client.ts";
import { allRight } from "./acknowledged.ts";
import { send } from "./crowd.ts";

/** Two users in a group of their own who overtake each other in turn. */
export interface Duel {
  /** The IDs of its cycles, in their order. */
  readonly cycles: readonly number[];
  readonly stop: () => Promise<void>;
}

interface Turn {
  readonly cycle: number;
  readonly player: 0 | 1;
  readonly day: number;
  /** Whether its result overtakes the other, who is notified. */
  readonly overtakes: boolean;
}

const ROUNDS = 298;
const RETRY_MS = 20;
/** Each is told of half of them; of what was read the newest 200 are kept. */
const MAX_OVERTAKINGS = 400;

/** Makes the group of two users, with its cycles; nobody else may overtake them anywhere. */
export async function makeDuel(
  sql: Sql,
  cycles: number,
  [first, second]: readonly [number, number],
): Promise<number[]> {
  const group = await sql.begin(async (sql) => {
    const [{ id }] = await sql<[{ id: number }]>`
      insert into reading_group (name, is_private, created_by, created_at)
      values ('Duel', true, ${first}, now()) returning id`;
    await sql`
      insert into member (group_id, user_id, role, joined_at)
      values (${id}, ${first}, 'admin', now()), (${id}, ${second}, 'member', now())`;
    return id;
  });
  const made = await sql<{ id: number }[]>`
    insert into cycle (group_id, name, start_date, end_date, reading_plan, start_day,
      daily_check_in_required, leaderboard_enabled, quiz_enabled, points_per_reading,
      points_per_translation, points_per_tafseer, graded_only, created_at)
    select ${group}, 'D', '2020-01-01', '2020-10-26', 'detailed', 1, true, true, true, 1, 2, 3, false,
      now()
    from generate_series(1, ${cycles}::int)
    returning id`;
  return made.map(({ id }) => id);
}

/** Lets them play until stopped: every result once, and after it the other reads the notification. */
export function startDuel(
  origin: () => string,
  tokens: readonly string[],
  cycles: readonly number[],
): Duel {
  const over = new AbortController();
  const untilDone = async (line: string, player: number, body?: object): Promise<void> => {
    while (!over.signal.aborted) {
      const [method, path] = line.split(" ");
      const status = await send(`${method} ${origin()}${path}`, tokens[player], body);
      if (status >= 200 && status < 300) return;
      await pause(RETRY_MS);
    }
  };
  const play = async (): Promise<void> => {
    for (const { cycle, player, day, overtakes } of turnsOf(cycles)) {
      if (over.signal.aborted) return;
      await untilDone(`POST /api/cycles/${cycle}/submit-quiz`, player, allRight(day));
      if (overtakes) await untilDone("POST /api/notifications/read", 1 - player);
    }
  };
  const playing = play();
  return {
    cycles,
    stop: async () => {
      over.abort();
      await playing;
    },
  };
}

/** How many notifications so many results of a cycle make. */
export function overtakenAfter(results: number): number {
  return Math.max(0, Math.floor((results - 1) / 2));
}

// One day for the first; then each stores two days: the first makes them equal, the second overtakes.
function* turnsOf(cycles: readonly number[]): Generator<Turn> {
  let overtakings = 0;
  for (const cycle of cycles) {
    const days: [number, number] = [1, 0];
    yield { cycle, player: 0, day: 1, overtakes: false };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const player = round % 2 === 1 ? 1 : 0;
      yield { cycle, player, day: (days[player] += 1), overtakes: false };
      yield { cycle, player, day: (days[player] += 1), overtakes: true };
      if ((overtakings += 1) === MAX_OVERTAKINGS) return;
    }
  }
}
