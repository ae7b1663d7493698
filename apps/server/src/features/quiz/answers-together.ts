import type { Sql } from "../../db/client.ts";
import { lookUpTogether } from "../../db/look-up-together.ts";
import type { AnswersTogether, NewAnswer } from "../../request/answers-together.ts";
import { insertAnswers } from "./quiz.sql.ts";

const AT_ONCE = 20;

/**
 * Stores the answers of one turn of the event loop in one statement, and says of each whether it was stored.
 * One that is alone, waits for a lock, or is not the first is not: it needs a statement of its own.
 */
export function answersTogether(sql: Sql): AnswersTogether {
  const store = lookUpTogether<true>(async (texts) => {
    if (texts.length === 1) return new Map();
    // Of two to the same question only one may be stored.
    const firsts = new Map<string, string>();
    for (const text of texts) {
      const name = nameOf(JSON.parse(text) as NewAnswer);
      if (!firsts.has(name)) firsts.set(name, text);
    }
    const stored = await insertAnswers(sql, [...firsts.values()]);
    return new Map(stored.map((key) => [firsts.get(nameOf(key)) ?? "", true]));
  }, AT_ONCE);
  return async (answer) => (await store(JSON.stringify(answer))) === true;
}

type AnswerKey = Pick<NewAnswer, "cycleId" | "userId" | "day" | "type">;

const nameOf = ({ cycleId, userId, day, type }: AnswerKey): string =>
  `${cycleId} ${userId} ${day} ${type}`;
