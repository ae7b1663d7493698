import type { Sql, TransactionSql } from "../../db/client.ts";
import type { QuestionsOfDay } from "../../request/quiz-book.ts";

/** A day's questions as they were when a member first saw them; `maker` is the version that wrote them. */
export interface StoredQuiz {
  readonly maker: number;
  readonly questions: QuestionsOfDay;
}

interface DayOfCycle {
  readonly cycleId: number;
  readonly day: number;
}

/** The stored questions of a cycle's day, if a member has seen them. */
export async function findStoredQuiz(
  sql: Sql,
  { cycleId, day }: DayOfCycle,
): Promise<StoredQuiz | undefined> {
  const [row] = await sql<StoredQuiz[]>`
    select maker, questions from kept_quiz where cycle_id = ${cycleId} and day = ${day}`;
  return row;
}

/** Keeps a cycle, and what its group asks, as they are until the end of the transaction. */
export async function lockCycleForQuiz(sql: TransactionSql, cycleId: number): Promise<void> {
  await sql`select from cycle where id = ${cycleId} for key share`;
}

/** Stores a day's questions unless some are stored already or the cycle is gone; returns whether it did. */
export async function insertStoredQuiz(
  sql: TransactionSql,
  { cycleId, day }: DayOfCycle,
  { maker, questions, keptAt }: StoredQuiz & { readonly keptAt: string },
): Promise<boolean> {
  const kept = await sql`
    insert into kept_quiz (cycle_id, day, maker, questions, kept_at)
    select id, ${day}, ${maker}, ${JSON.stringify(questions)}::text::jsonb, ${keptAt}
    from cycle where id = ${cycleId}
    on conflict (cycle_id, day) do nothing
    returning day`;
  return kept.length === 1;
}
