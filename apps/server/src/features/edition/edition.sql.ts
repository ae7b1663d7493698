import type { EditionLanguage } from "@daily-quran/domain/edition";
import type { EditionDescription } from "@daily-quran/quran-text/import/edition-description";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import type { DefaultSlot } from "./default-slot.ts";

/** An installed edition without its text; `revision` is new with every import. */
export interface EditionRow extends EditionDescription {
  readonly revision: number;
  readonly verses: number;
  readonly missingVerses: string[];
  readonly sha256: string;
  readonly installedAt: string;
}

/** The edition that is chosen for a slot. */
export interface ChoiceRow {
  readonly place: DefaultSlot;
  readonly editionId: string;
}

export async function listEditionRows(sql: AnySql): Promise<EditionRow[]> {
  return await sql<EditionRow[]>`select * from edition order by installed_at, id`;
}

export async function findEditionRow(sql: AnySql, id: string): Promise<EditionRow | undefined> {
  const [row] = await sql<EditionRow[]>`select * from edition where id = ${id}`;
  return row;
}

/** Stores a description with a new revision, and locks it until the transaction ends. */
export async function upsertEdition(
  sql: TransactionSql,
  edition: Omit<EditionRow, "revision">,
): Promise<void> {
  await sql`
    insert into edition ${sql(edition)}
    on conflict (id) do update set
      revision = default,
      kind = excluded.kind,
      language = excluded.language,
      name = excluded.name,
      author = excluded.author,
      source = excluded.source,
      licence = excluded.licence,
      verses = excluded.verses,
      missing_verses = excluded.missing_verses,
      sha256 = excluded.sha256,
      installed_at = excluded.installed_at`;
}

/** Returns whether there was one. */
export async function deleteEdition(sql: TransactionSql, id: string): Promise<boolean> {
  const { count } = await sql`delete from edition where id = ${id}`;
  return count > 0;
}

export async function listChoices(sql: AnySql): Promise<ChoiceRow[]> {
  return await sql<ChoiceRow[]>`select * from edition_choice order by place`;
}

export async function upsertChoice(
  sql: TransactionSql,
  place: DefaultSlot,
  editionId: string,
): Promise<void> {
  await sql`
    insert into edition_choice ${sql({ place, editionId })}
    on conflict (place) do update set edition_id = excluded.edition_id`;
}

/** Resets a slot to the built-in text. */
export async function deleteChoice(sql: TransactionSql, place: DefaultSlot): Promise<void> {
  await sql`delete from edition_choice where place = ${place}`;
}

/** Gives each language without a tafseer the one that was installed first. */
export async function fillTafseerChoices(sql: TransactionSql): Promise<void> {
  await sql`
    insert into edition_choice (place, edition_id)
    select distinct on (language) 'tafseer-' || language, id
    from edition
    where kind = 'tafseer'
    order by language, installed_at, id
    on conflict do nothing`;
}

/** The tafseer that is the first choice in a language. */
export async function findTafseerOf(
  sql: AnySql,
  language: EditionLanguage,
): Promise<{ id: string; revision: number } | undefined> {
  const [row] = await sql<{ id: string; revision: number }[]>`
    select id, revision from edition_choice join edition on id = edition_id
    where place = ${`tafseer-${language}`}`;
  return row;
}

export async function hasDecidedOnTafseer(sql: Sql): Promise<boolean> {
  const [row] = await sql`select 1 from tafseer_decision`;
  return row !== undefined;
}

export async function insertTafseerDecision(sql: TransactionSql, decidedAt: string): Promise<void> {
  await sql`insert into tafseer_decision ${sql({ decidedAt })} on conflict do nothing`;
}

/** Tells every server, once the transaction is committed, that editions have changed. */
export async function announceEditions(sql: TransactionSql): Promise<void> {
  await sql`select pg_notify(${EDITIONS_CHANGED}, '')`;
}

/** The channel that changes are announced on. */
export const EDITIONS_CHANGED = "editions_changed";
