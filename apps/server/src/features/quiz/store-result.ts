import type { QuizResult } from "@daily-quran/domain/quiz";
import { verseCountOfDay } from "@daily-quran/reading-schedule/plan";
import type { Sql } from "../../db/client.ts";
import { queuedForRow } from "../../db/pool/pooled-sql.ts";
import type { Actor } from "../../request/actor.ts";
import {
  type MemberResult,
  recordResultIf,
  recordResults,
  type ResultCondition,
  type ResultsCycle,
} from "../leaderboard/record-results.ts";
import type { Earned } from "./graded-result.ts";
import { findResult } from "./quiz.sql.ts";
import { whyNotStored } from "../cycle/why-not-stored.ts";

interface NewResult {
  readonly cycle: ResultsCycle;
  readonly day: number;
  readonly earned: Earned;
  readonly selfReported: boolean;
}

// Members with equal points update the same bucket row.
const AT_ONCE = 3;

const inTurn = (sql: Sql, { id }: ResultsCycle): Sql =>
  queuedForRow(sql, `results of cycle ${id}`, AT_ONCE);

/** Stores a result with its standing, unless the day has one already: then returns that one. */
export async function storeResult(sql: Sql, actor: Actor, result: NewResult): Promise<QuizResult> {
  const { cycle } = result;
  const [stored] = await recordResults(inTurn(sql, cycle), cycle, [resultOf(actor, result)]);
  return stored ?? (await firstResult(sql, actor, result));
}

/** The same under a condition; undefined where it is not met. */
export async function storeResultIf(
  sql: Sql,
  actor: Actor,
  result: NewResult & { readonly onlyIf: ResultCondition },
): Promise<QuizResult | undefined> {
  const { cycle, onlyIf } = result;
  const target = { ...cycle, onlyIf };
  const { stored, wasAllowed } = await recordResultIf(
    inTurn(sql, cycle),
    target,
    resultOf(actor, result),
  );
  if (stored) return stored;
  return wasAllowed ? await firstResult(sql, actor, result) : undefined;
}

async function firstResult(
  sql: Sql,
  { userId }: Actor,
  { cycle, day }: NewResult,
): Promise<QuizResult> {
  const first = await findResult(sql, { cycleId: cycle.id, userId, day });
  if (!first) throw await whyNotStored(sql, { cycleId: cycle.id, userId });
  return first;
}

function resultOf(
  { userId, username, now }: Actor,
  { day, earned, selfReported }: NewResult,
): MemberResult {
  return {
    userId,
    username,
    day,
    totalPoints: earned.totalPoints,
    readingQuizzes: earned.readingQuizzes,
    translationQuizzes: earned.translationQuizzes,
    tafseerQuizzes: earned.tafseerQuizzes,
    selfReported,
    versesRead: verseCountOfDay(day),
    completedAt: new Date(now).toISOString(),
  };
}
