import type { Sql } from "../../server/src/db/client.ts";
import type { Acknowledged } from "./acknowledged.ts";
import { overtakenAfter } from "./duel.ts";
import { countDiffering } from "./differing.sql.ts";
import type { Row } from "./scenario.ts";

/** What is compared with the database. */
interface Writes {
  readonly acknowledged: Acknowledged;
  /** The cycles of a duel, if there was one. */
  readonly duel?: readonly number[];
}

/**
 * Compares what was acknowledged with what is stored, and what is stored with itself: lost, changed, doubled
 * and half-made writes.
 */
export async function checkWrites(sql: Sql, { acknowledged, duel = [] }: Writes): Promise<Row[]> {
  const { results, checkIns, groups } = acknowledged;
  const stored = await storedResults(sql);
  const days = await storedCheckIns(sql);
  const names = await storedGroups(sql);
  const both = [...results].filter(([key]) => stored.has(key));
  const lostGroups = [...groups].filter(([id, name]) => names.get(id) !== name);
  const differing = await countDiffering(sql);
  return [
    { what: "acknowledged results", value: results.size },
    { what: "acknowledged check-ins, groups", value: `${checkIns.size}, ${groups.size}` },
    fault("lost", results.size - both.length),
    fault("stored otherwise than acknowledged", both.filter(differsFrom(stored)).length),
    fault("check-ins lost", [...checkIns].filter((key) => !days.has(key)).length),
    fault("groups lost", lostGroups.length),
    fault("groups made twice", names.size - new Set(names.values()).size),
    ...Object.entries(differing).map(([what, count]) => fault(what, count)),
    ...(duel.length > 0 ? await checkDuel(sql, duel) : []),
  ];
}

const fault = (what: string, value: number): Row => ({ what, value, isBroken: value > 0 });

type Result = Record<string, unknown>;

async function storedResults(sql: Sql): Promise<Map<string, Result>> {
  const rows = await sql<({ userId: number; cycleId: number; day: number } & Result)[]>`
    select user_id, cycle_id, day, total_points, reading_quizzes, translation_quizzes, tafseer_quizzes,
      self_reported, completed_at
    from quiz_result`;
  return new Map(rows.map((row) => [`${row.userId} ${row.cycleId} ${row.day}`, row]));
}

const differsFrom =
  (stored: Map<string, Result>) =>
  ([key, answered]: readonly [string, object]): boolean =>
    Object.entries(answered).some(([field, value]) => stored.get(key)?.[field] !== value);

async function storedCheckIns(sql: Sql): Promise<Set<string>> {
  const rows = await sql<{ key: string }[]>`
    select user_id || ' ' || cycle_id || ' ' || day as key
    from check_in, generate_series(1, 300) as day
    where get_bit(days, day - 1) = 1`;
  return new Set(rows.map(({ key }) => key));
}

async function storedGroups(sql: Sql): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; name: string }[]>`select id, name from reading_group`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Each result of a duel that overtakes makes one notification, with it or not at all. */
async function checkDuel(sql: Sql, cycles: readonly number[]): Promise<Row[]> {
  const rows = await sql<{ results: number; told: number }[]>`
    select
      (select count(*)::int from quiz_result where cycle_id = duel) as results,
      (select count(*)::int from notification where topic = 'passed:' || duel) as told
    from unnest(${[...cycles]}::int[]) as duel`;
  const wrong = rows.map(({ results, told }) => told - overtakenAfter(results));
  return [
    { what: "notifications of overtakings", value: rows.reduce((sum, { told }) => sum + told, 0) },
    fault(
      "notifications missing",
      -wrong.filter((one) => one < 0).reduce((sum, one) => sum + one, 0),
    ),
    fault(
      "notifications doubled",
      wrong.filter((one) => one > 0).reduce((sum, one) => sum + one, 0),
    ),
  ];
}
