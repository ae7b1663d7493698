import { ReportInput, ReportReceipt } from "@daily-quran/domain/report";
import { openProcedure, router } from "../../request/procedure.ts";
import type { Sql } from "../../db/client.ts";
import { type AttemptLimit, takeAttempts } from "../auth/attempt/attempts.ts";
import { widestNetworkOf } from "../auth/attempt/network.ts";
import { networkLimits } from "../auth/attempt/guess-limits.ts";
import { findReportByClientId, insertReport, type StoredReport } from "./report.sql.ts";
import { faultNotice } from "../notification/notices.ts";
import { notifyMembers } from "../notification/notify.ts";
import { findReported } from "../own-question/asked-questions.ts";

const REPORTS_PER_HOUR_AND_NETWORK = 20;

// Twenty-five networks at least before nobody can report any more.
const REPORTS_PER_DAY_AND_NETWORK = 80;

const REPORTS_PER_DAY = 2_000;

/** The sender, used for rate limits and to find whose the question is, and not stored. */
interface ReportRequest {
  readonly sql: Sql;
  readonly now: number;
  readonly address: string;
  readonly userId?: number | undefined;
}

export const reportRouter = router({
  send: openProcedure({ cost: "database" })
    .input(ReportInput)
    .output(ReportReceipt)
    .mutation(({ ctx, input }) =>
      sendReport(
        { sql: ctx.sql, now: ctx.now(), address: ctx.address, userId: ctx.user?.id },
        input,
      ),
    ),
});

/** Stores a reader's report; idempotent by client id: a repeat counts towards no limit. */
export async function sendReport(
  request: ReportRequest,
  report: ReportInput,
): Promise<ReportReceipt> {
  const { sql, now, address } = request;
  const known = await findReportByClientId(sql, report.id);
  if (known) return receipt(known);
  await takeAttempts(request, [
    ...networkLimits("report", address, { most: REPORTS_PER_HOUR_AND_NETWORK, minutes: 60 }),
    dayLimit(address),
    // A flood from many networks must not fill the disk.
    { subject: "report", most: REPORTS_PER_DAY, minutes: 24 * 60 },
  ]);
  const stored =
    (await reportToAdmins(request, report)) ??
    (await insertReport(sql, report, new Date(now).toISOString())) ??
    // The same report came twice at once, and the other one was first.
    (await findReportByClientId(sql, report.id));
  if (!stored) throw new Error("a stored report cannot be found");
  return receipt(stored);
}

/** Of a day the widest network alone counts: else one customer's /56 takes the whole of it. */
const dayLimit = (address: string): AttemptLimit => ({
  subject: `report:day:${widestNetworkOf(address)}`,
  most: REPORTS_PER_DAY_AND_NETWORK,
  minutes: 24 * 60,
});

const receipt = ({ id, createdAt }: { id: number; createdAt: string }): ReportReceipt => ({
  number: id,
  createdAt,
});

interface MemberRequest {
  readonly sql: Sql;
  readonly now: number;
  readonly userId?: number | undefined;
}

/** Stores a member's report of a group's own question for its admins; undefined where it is about anything else. */
async function reportToAdmins(
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
