import type { ReportInput, ReportSubject } from "@daily-quran/domain/report";
import type { AnySql, Sql } from "../../db/client.ts";

export interface ReportRow {
  id: number;
  about: ReportSubject;
  shown: string;
  message: string;
  createdAt: string;
  closedAt: string | null;
  closingNote: string | null;
}

export type StoredReport = Pick<ReportRow, "id" | "createdAt">;

/** A report as it is stored; `own` is the group's own question that it is about, if it is for its admins. */
type NewReport = ReportInput & { readonly own?: { readonly cycleId: number; readonly id: string } };

/** Stores a report once: a repeat of its client id returns the existing row. */
export async function insertReport(
  sql: AnySql,
  { id, about, shown, message, own }: NewReport,
  createdAt: string,
): Promise<StoredReport | undefined> {
  const [row] = await sql<StoredReport[]>`
    with made as (
      insert into report (client_id, about, shown, message, created_at, cycle_id, own_question)
      values (
        ${id}, ${sql.json(about)}, ${shown}, ${message}, ${createdAt}, ${own?.cycleId ?? null}, ${own?.id ?? null}
      )
      on conflict (client_id) do nothing
      returning id, created_at
    )
    select id, created_at from made
    union all
    select id, created_at from report where client_id = ${id}`;
  return row;
}

export async function findReportByClientId(
  sql: Sql,
  clientId: string,
): Promise<StoredReport | undefined> {
  const [row] = await sql<StoredReport[]>`
    select id, created_at from report where client_id = ${clientId}`;
  return row;
}

/** The operator's reports, oldest first, only the open ones or all. */
export async function listReports(
  sql: Sql,
  { all, limit }: { readonly all: boolean; readonly limit: number },
): Promise<ReportRow[]> {
  return await sql<ReportRow[]>`
    select id, about, shown, message, created_at, closed_at, closing_note from report
    where (${all} or closed_at is null) and own_question is null
    order by id
    limit ${limit}`;
}

export async function findReport(sql: Sql, id: number): Promise<ReportRow | undefined> {
  const [row] = await sql<ReportRow[]>`
    select id, about, shown, message, created_at, closed_at, closing_note from report
    where id = ${id} and own_question is null`;
  return row;
}

/** Closes a report, or changes the note of a closed one; whether there is such a report. */
export async function closeReport(
  sql: Sql,
  {
    id,
    note,
    now,
  }: { readonly id: number; readonly note: string | undefined; readonly now: string },
): Promise<boolean> {
  const closed = await sql`
    update report
    set closed_at = coalesce(closed_at, ${now}), closing_note = coalesce(${note ?? null}, closing_note)
    where id = ${id} and own_question is null
    returning id`;
  return closed.length > 0;
}
