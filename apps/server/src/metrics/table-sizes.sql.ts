import type { Sql } from "../db/client.ts";

/** How much a table holds: an estimate of its rows, which costs no scan, and its bytes with its indexes. */
export interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

export async function listTableSizes(sql: Sql): Promise<TableSize[]> {
  return await sql<TableSize[]>`
    select relname as name, greatest(reltuples, 0)::float8 as rows,
      pg_total_relation_size(pg_class.oid)::float8 as bytes
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by relname`;
}
