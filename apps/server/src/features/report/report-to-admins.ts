import type { ReportInput } from "@daily-quran/domain/report";
import type { Sql } from "../../db/client.ts";
import { faultNotice } from "../notification/notices.ts";
import { notifyMembers } from "../notification/notify.ts";
import { findReported } from "../own-question/asked-questions.ts";
import { insertReport, type StoredReport } from "./report.sql.ts";

interface MemberRequest {
  readonly sql: Sql;
  readonly now: number;
  readonly userId?: number | undefined;
}

/** Stores a member's report of a group's own question for its admins; undefined where it is about anything else. */
export async function reportToAdmins(
  { sql, now, userId }: MemberRequest,
  report: ReportInput,
): Promise<StoredReport | undefined> {
  const { about } = report;
  if (userId === undefined || about.kind !== "question") return undefined;
  return await sql.begin(async (sql) => {
    const own = await findReported(sql, userId, about);
    if (!own) return undefined;
    const { groupId } = own;
    const stored = await insertReport(sql, { ...report, own }, new Date(now).toISOString());
    const notice = faultNotice(about.day, { ...own, id: groupId });
    await notifyMembers(sql, now, { groupId, roles: ["admin"], except: userId, notice });
    return stored;
  });
}
