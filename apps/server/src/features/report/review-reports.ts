import { DomainError } from "@daily-quran/domain/errors";
import type { Sql } from "../../db/client.ts";
import { closeReport, findReport, listReports, type ReportRow } from "./report.sql.ts";

const MAX_LISTED = 500;

/** A report as the operator reads it; `closedAt` is null while it is open. */
export type Report = ReportRow;

/** The open reports, oldest first, or all of them; 500 at most. */
export async function readReports(sql: Sql, all: boolean): Promise<Report[]> {
  return await listReports(sql, { all, limit: MAX_LISTED });
}

/** One report; throws NOT_FOUND. */
export async function readReport(sql: Sql, id: number): Promise<Report> {
  return (await findReport(sql, id)) ?? refuse(id);
}

/** Closes a report with a note on the outcome; throws NOT_FOUND. */
export async function settleReport(
  sql: Sql,
  closing: { readonly id: number; readonly note: string | undefined; readonly now: string },
): Promise<void> {
  if (!(await closeReport(sql, closing))) refuse(closing.id);
}

function refuse(id: number): never {
  throw new DomainError("NOT_FOUND", `There is no report ${id}.`);
}
