import type { TransactionSql } from "../client.ts";
import { quoteName } from "./quote-name.ts";
import { one } from "../one.ts";

/** Moves the current schema's objects, except an extension's, to a new schema; rows are not touched. */
export async function setAside(sql: TransactionSql, schema: string): Promise<void> {
  await sql.unsafe(`create schema ${quoteName(schema)}`);
  const moves = await sql<{ move: string }[]>`
    with own as (select current_schema()::regnamespace as schema),
    object (kind, class, id) as (
      select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        when 'f' then 'foreign table' else 'table' end, 'pg_class'::regclass, c.oid
      from pg_class c, own where relnamespace = own.schema and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all
      select 'type', 'pg_type'::regclass, t.oid from pg_type t left join pg_class c on c.oid = t.typrelid, own
      where typnamespace = own.schema and (typtype in ('e', 'd', 'r') or (typtype = 'c' and c.relkind = 'c'))
      union all
      select 'routine', 'pg_proc'::regclass, p.oid from pg_proc p, own where pronamespace = own.schema
    )
    select format('alter %s %s set schema %I', kind,
      case kind when 'type' then id::regtype::text when 'routine' then id::regprocedure::text
        else id::regclass::text end, ${schema}::text) as move
    from object
    -- What belongs to an extension stays, and what belongs to a table goes with it.
    where not exists (
      select from pg_depend d where d.classid = class and d.objid = id and
        (d.deptype = 'e' or (kind = 'sequence' and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass))
    )`;
  for (const { move } of moves) await sql.unsafe(move);
}

/** The tables in a schema that the current one does not have. */
export async function listForeign(sql: TransactionSql, schema: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = quote_ident(${schema})::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    except
    select relname from pg_class where relnamespace = current_schema()::regnamespace
    order by name`;
  return rows.map(({ name }) => name);
}

/** How many connections running apps have to this database. */
export async function countApps(sql: TransactionSql): Promise<number> {
  const row = await one(sql<{ apps: number }[]>`
    select count(*)::int as apps from pg_stat_activity
    where datname = current_database() and application_name = 'daily-quran-reading'`);
  return row.apps;
}
