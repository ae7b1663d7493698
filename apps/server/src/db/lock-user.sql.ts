import type { TransactionSql } from "./client.ts";

/** Locks an account, so that two writes at a time do not pass a limit of what it has; false if it is gone. */
export async function lockUser(sql: TransactionSql, userId: number): Promise<boolean> {
  const rows = await sql`select from app_user where id = ${userId} for no key update`;
  return rows.length > 0;
}
