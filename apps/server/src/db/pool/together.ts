import { DomainError } from "@daily-quran/domain/errors";
import type { Sql, TransactionSql } from "postgres";
import { inTurnAt } from "./pooled-sql.ts";

/** What came of an item: it returns the result, or throws why it was refused. */
export type Outcome<Result> = () => Result;

type Work<Item, Result> = (
  sql: TransactionSql,
  items: readonly Item[],
) => Promise<readonly Outcome<Result>[]>;

/**
 * Makes a change of a row of which all that wait for the same row are made in one transaction, in the order in which
 * they came: a crowd at one row waits for few commits. The work returns an outcome for each.
 */
export function together<Item, Result>(work: Work<Item, Result>) {
  interface Waiting {
    readonly item: Item;
    readonly settle: (outcome: Outcome<Result>) => void;
  }
  const queues = new Map<string, Waiting[]>();

  const runAll = async (sql: Sql, all: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await sql.begin((sql) =>
        work(
          sql,
          all.map(({ item }) => item),
        ),
      );
      for (const [at, outcome] of outcomes.entries()) all[at]?.settle(outcome);
    } catch (error) {
      // One that fails takes no other along.
      if (all.length > 1 && !(error instanceof DomainError))
        for (const one of all) await runAll(sql, [one]);
      else
        for (const { settle } of all)
          settle(() => {
            throw error;
          });
    }
  };

  return async (sql: Sql, row: string, item: Item): Promise<Result> => {
    const queue = queues.get(row) ?? [];
    queues.set(row, queue);
    let own: Waiting | undefined;
    const done = new Promise<Outcome<Result>>((settle) => queue.push((own = { item, settle })));
    const isWaiting = (): boolean => queue.some((one) => one === own);
    try {
      await inTurnAt(sql, row, async (sql) => {
        // Else another's turn has done it.
        if (!isWaiting()) return;
        queues.delete(row);
        await runAll(sql, queue.splice(0));
      });
    } catch (error) {
      // The wait was too long.
      if (isWaiting()) {
        queue.splice(
          queue.findIndex((one) => one === own),
          1,
        );
        throw error;
      }
    }
    return (await done)();
  };
}
