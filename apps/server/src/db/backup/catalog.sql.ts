import type { AnySql } from "../client.ts";
import { one } from "../one.ts";

/**
 * A table with the columns that a backup holds of it (not the generated ones) and the key that orders its
 * rows.
 */
export interface CatalogTable {
  readonly name: string;
  readonly columns: string[];
  /** Terms for `order by`: the same order whatever the server's collation. */
  readonly order: string[];
}

/** The tables of the current schema but `migration` and those of extensions, by name. */
export async function listTables(sql: AnySql): Promise<CatalogTable[]> {
  return await sql<CatalogTable[]>`
    select c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      array(
        select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
        from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality as key (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = key.number
        where i.indrelid = c.oid and i.indisprimary
        order by key.place
      ) as "order"
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by c.relname collate "C"`;
}

/** Which table refers to which by a foreign key that is checked at once, as pairs of names. */
export async function listReferences(sql: AnySql): Promise<{ from: string; to: string }[]> {
  return await sql<{ from: string; to: string }[]>`
    select distinct a.relname as "from", b.relname as "to"
    from pg_constraint k join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and not k.condeferred and k.connamespace = current_schema()::regnamespace
      and a.oid <> b.oid`;
}

/** The last number of each used sequence of the current schema. */
export async function listSequences(sql: AnySql): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; last: string }[]>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename collate "C"`;
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The migrations that the database has; undefined if the app never used it. */
export async function findMigrations(
  sql: AnySql,
): Promise<{ name: string; checksum: string }[] | undefined> {
  const { isThere } = await one(
    sql<{ isThere: boolean }[]>`select to_regclass('migration') is not null as "isThere"`,
  );
  if (!isThere) return undefined;
  return await sql<{ name: string; checksum: string }[]>`
    select name, checksum from migration order by name collate "C"`;
}

/** Whether the current schema has any table. */
export async function hasTables(sql: AnySql): Promise<boolean> {
  return (await findMigrations(sql)) !== undefined || (await listTables(sql)).length > 0;
}
