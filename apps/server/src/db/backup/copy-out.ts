import type { TransactionSql } from "../client.ts";
import { quoteName } from "./quote-name.ts";
import type { CatalogTable } from "./catalog.sql.ts";

/**
 * The rows of a table in the text form of COPY, in the order of its key: one line a row, whatever the values.
 */
export async function* copyOut(
  sql: TransactionSql,
  { name, columns, order }: CatalogTable,
): AsyncGenerator<Buffer> {
  const sorted = order.length > 0 ? ` order by ${order.join(", ")}` : "";
  const rows = `select ${columns.map(quoteName).join(", ")} from ${quoteName(name)}${sorted}`;
  for await (const chunk of await sql.unsafe(`copy (${rows}) to stdout`).readable())
    yield chunk as Buffer;
}

/** Makes the text of every value the same on any server and for any role. */
export async function fixTextForms(sql: TransactionSql): Promise<void> {
  await sql`set local datestyle = 'ISO, YMD'`;
  await sql`set local intervalstyle = 'postgres'`;
  await sql`set local bytea_output = 'hex'`;
  await sql`set local extra_float_digits = 1`;
  await sql`set local time zone 'UTC'`;
}
