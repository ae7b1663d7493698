import type { Row } from "postgres";

type Statement<Found extends Row> = Promise<readonly Found[]>;

/**
 * The row of a statement that has exactly one. Another number is a fault, never "none": it throws. A read, passed
 * as a function, is sent a second time first.
 */
export async function one<Found extends Row>(
  statement: Statement<Found> | (() => Statement<Found>),
): Promise<Found> {
  const isRead = typeof statement === "function";
  const rows = await (isRead ? statement() : statement);
  const [row] = rows;
  if (row && rows.length === 1) return row;
  if (isRead) return await one(statement());
  throw new Error(`A statement that has one row returned ${rows.length}`);
}
