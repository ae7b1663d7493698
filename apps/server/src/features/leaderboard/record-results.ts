import type { QuizResult } from "@daily-quran/domain/quiz";
import type { Sql } from "../../db/client.ts";
import { overtakenNotice, overtakenTopic } from "../notification/notices.ts";
import { insertResults } from "./standing.sql.ts";

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
  const { id: cycleId, groupId, leaderboardEnabled } = cycle;
  const rows = results.map(({ username, ...result }) => ({
    ...result,
    overtakenNotice: leaderboardEnabled ? overtakenNotice(username, cycle) : null,
  }));
  return await insertResults(sql, { cycleId, groupId, topic: overtakenTopic(cycleId) }, rows);
}
