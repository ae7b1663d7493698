import type { QuizResult } from "@daily-quran/domain/quiz";
import type { Sql } from "../../db/client.ts";
import { overtakenNotice, overtakenTopic } from "../notification/notices.ts";
import {
  insertResultIf,
  insertResults,
  type ResultCondition,
  type ResultRow,
  type WrittenResult,
} from "./insert-results.sql.ts";

export type { ResultCondition };
export { insertStandingsOf } from "./standing.sql.ts";

/** The cycle that results belong to. */
export interface ResultsCycle {
  readonly id: number;
  readonly groupId: number;
  readonly name: string;
  readonly leaderboardEnabled: boolean;
}

/** A member's result with the name for notifications. */
export interface MemberResult extends Omit<QuizResult, "cycleId"> {
  readonly userId: number;
  readonly username: string;
  readonly versesRead: number;
}

/** Stores results of members, updates standings and notifies an overtaken leader; returns the new results. */
export async function recordResults(
  sql: Sql,
  cycle: ResultsCycle,
  results: readonly MemberResult[],
): Promise<QuizResult[]> {
  const rows = results.map((result) => rowOf(cycle, result));
  return await insertResults(sql, targetOf(cycle), rows);
}

/** The same for one result, stored only under a condition. */
export async function recordResultIf(
  sql: Sql,
  cycle: ResultsCycle & { readonly onlyIf: ResultCondition },
  result: MemberResult,
): Promise<WrittenResult> {
  const target = { ...targetOf(cycle), onlyIf: cycle.onlyIf };
  return await insertResultIf(sql, target, rowOf(cycle, result));
}

const targetOf = ({ id, groupId }: ResultsCycle) => ({
  cycleId: id,
  groupId,
  topic: overtakenTopic(id),
});

function rowOf(cycle: ResultsCycle, { username, ...result }: MemberResult): ResultRow {
  const notice = cycle.leaderboardEnabled ? overtakenNotice(username, cycle) : null;
  return { ...result, overtakenNotice: notice };
}
