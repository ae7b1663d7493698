import type { TextRun } from "@daily-quran/quran-text/import/runs";
import type { VerseRange } from "@daily-quran/quran/verse-range";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";

// Some commentaries have 10 MB: in parts no statement and no buffer becomes that large.
const AT_ONCE = 500;

export async function deleteRuns(sql: TransactionSql, editionId: string): Promise<void> {
  await sql`delete from edition_run where edition_id = ${editionId}`;
}

export async function insertRuns(
  sql: TransactionSql,
  editionId: string,
  runs: readonly TextRun[],
): Promise<void> {
  for (let start = 0; start < runs.length; start += AT_ONCE) {
    const part = runs.slice(start, start + AT_ONCE);
    await sql`
      insert into edition_run (edition_id, surah, from_verse, to_verse, text, notes)
      select ${editionId}, surah, from_verse, to_verse, text, notes::jsonb from unnest(
        ${part.map(({ surah }) => surah)}::smallint[],
        ${part.map(({ from }) => from)}::smallint[],
        ${part.map(({ to }) => to)}::smallint[],
        ${part.map(({ text }) => text)}::text[],
        ${part.map(({ notes }) => (notes ? JSON.stringify(notes) : null))}::text[]
      ) run (surah, from_verse, to_verse, text, notes)`;
  }
}

/** Every text of an edition in the order of the mushaf. */
export async function listRuns(sql: AnySql, editionId: string): Promise<TextRun[]> {
  const runs: TextRun[] = [];
  const rows = sql<RunRow[]>`
    select surah, from_verse as "from", to_verse as "to", text, notes from edition_run
    where edition_id = ${editionId} order by surah, from_verse`;
  await rows.cursor(AT_ONCE, (part) => void runs.push(...part.map(runOf)));
  return runs;
}

/**
 * The texts of one revision of an edition that touch any of these ranges; undefined once that revision is
 * gone.
 */
export async function listRunsOn(
  sql: Sql,
  { id, revision }: { id: string; revision: number },
  ranges: readonly VerseRange[],
): Promise<TextRun[] | undefined> {
  // Left join: a row without a run still shows that the revision exists.
  const rows = await sql<(RunRow | { surah: null })[]>`
    select run.* from edition left join lateral (
      select distinct r.surah, from_verse as "from", to_verse as "to", text, notes
      from edition_run r join unnest(
        ${ranges.map(({ surah }) => surah)}::smallint[],
        ${ranges.map(({ from }) => from)}::smallint[],
        ${ranges.map(({ to }) => to)}::smallint[]) wanted (surah, first, last)
        on r.surah = wanted.surah and from_verse <= last and to_verse >= first
      where edition_id = id
    ) run on true
    where id = ${id} and revision = ${revision}
    order by run.surah, run.from`;
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is RunRow => row.surah !== null).map(runOf);
}

type RunRow = Omit<TextRun, "notes"> & { readonly notes: TextRun["notes"] | null };

const runOf = ({ notes, ...run }: RunRow): TextRun => (notes ? { ...run, notes } : run);
