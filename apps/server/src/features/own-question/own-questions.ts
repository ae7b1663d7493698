import { DomainError } from "@daily-quran/domain/errors";
import {
  type ListedQuestion,
  MAX_QUESTIONS_OF_AUTHOR,
  MIN_ANSWERS_SHOWN,
  type OwnQuestion,
} from "@daily-quran/domain/group/own-question";
import type { ListPage, Paging } from "@daily-quran/domain/paging";
import { orderOfOptions } from "@daily-quran/quiz-questions/bank/draft-of-bank";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { withLongTimeout } from "../../db/pool/pooled-sql.ts";
import type { Actor } from "../../request/actor.ts";
import { lockCycle, seeCycle } from "../cycle/see-cycle.ts";
import { lockSeenGroup, onGroup, seeGroup } from "../group-access/access.ts";
import { permit } from "../group-access/permissions.ts";
import * as table from "./own-question.sql.ts";
import { refuseFaulty } from "./question-faults.ts";

/** A cycle's own questions by day, for admins. */
export async function listOwnQuestions(
  sql: Sql,
  { userId }: Actor,
  { cycleId, limit, cursor }: Paging & { readonly cycleId: number },
): Promise<ListPage<ListedQuestion>> {
  const { groupId } = (await seeCycle(sql, cycleId, userId)).cycle;
  permit("writeQuestions", (await seeGroup(sql, groupId, userId)).caller);
  const after = cursor === undefined ? { day: 0, id: "" } : positionOf(cursor);
  const rows = await table.listQuestions(sql, cycleId, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => listedQuestion(cycleId, row)),
    total: rows[0]?.total ?? 0,
    nextCursor: last && `${last.day}:${last.id}`,
  };
}

function positionOf(cursor: string): { day: number; id: string } {
  const [, day, id] = /^([1-9]\d{0,2}):([a-z0-9-]{1,60})$/u.exec(cursor) ?? [];
  if (day === undefined || id === undefined) throw new DomainError("INVALID_CURSOR");
  return { day: Number(day), id };
}

function listedQuestion(cycleId: number, row: table.ListedRow): ListedQuestion {
  const { id, inPlaceOf, question, author, shown, total: _, ...rest } = row;
  const order = orderOfOptions(String(cycleId), id);
  const chosen = [0, 1, 2, 3].map(
    (written) => shown.find(({ choice }) => order[choice] === written)?.count ?? 0,
  );
  const answers = shown.reduce((sum, { count }) => sum + count, 0);
  return {
    id,
    ...rest,
    ...question,
    ...(inPlaceOf && { inPlaceOf }),
    ...(author !== null && { author }),
    ...(answers >= MIN_ANSWERS_SHOWN && { chosen }),
  };
}

/** Writes questions of a cycle, all or none. Throws QUESTIONS_FULL, or INVALID_INPUT with every fault at its place. */
export async function saveQuestions(
  sql: Sql,
  actor: Actor,
  { cycleId, questions }: { readonly cycleId: number; readonly questions: readonly OwnQuestion[] },
): Promise<void> {
  await onCycle(sql, { ...actor, cycleId }, async (sql) => {
    refuseFaulty(questions, await table.findMet(sql, cycleId, questions));
    await table.upsertQuestions(sql, questions, { cycleId, authorId: actor.userId });
    if ((await table.countQuestionsOf(sql, actor.userId)) > MAX_QUESTIONS_OF_AUTHOR)
      throw new DomainError("QUESTIONS_FULL");
  });
}

/** Removes a question of a day whose quiz was not opened. */
export async function removeQuestion(
  sql: Sql,
  actor: Actor,
  { cycleId, id }: { readonly cycleId: number; readonly id: string },
): Promise<void> {
  await onCycle(sql, { ...actor, cycleId }, async (sql) => {
    if (!(await table.deleteQuestion(sql, { cycleId, id })))
      throw new DomainError("QUESTION_NOT_FOUND");
  });
}

/** For admins: no quiz of the cycle is stored meanwhile, so that none has half of what is written. */
async function onCycle(
  sql: Sql,
  { userId, cycleId }: Actor & { readonly cycleId: number },
  write: (sql: TransactionSql) => Promise<void>,
): Promise<void> {
  const { groupId } = (await seeCycle(sql, cycleId, userId)).cycle;
  await onGroup(withLongTimeout(sql), groupId).begin(async (sql) => {
    permit("writeQuestions", (await lockSeenGroup(sql, groupId, userId)).caller);
    if (!(await lockCycle(sql, cycleId))) throw new DomainError("CYCLE_NOT_FOUND");
    await write(sql);
  });
}
