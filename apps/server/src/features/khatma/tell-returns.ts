import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql } from "../../db/client.ts";
import { returnsNotice } from "../notification/notices.ts";
import { notifyUser } from "../notification/notify.ts";
import { allowedAt, enqueueNotices } from "../reminder/enqueue-notices.ts";
import { findKhatmaFor } from "./khatma.sql.ts";
import { listReturning, listShares, updateSent } from "./khatma-share.sql.ts";
import { returnsAt, roundOf, sharesAt } from "./share-states.ts";

/**
 * Tells those whose shares come back unread within a day, once in a round: in the bell, and as they let reminders come,
 * not in their quiet hours. Several servers may do so at once.
 */
export async function tellReturns(sql: Sql, now: number): Promise<void> {
  const instant = new Date(now).toISOString();
  for (const own of await listReturning(sql, instant)) {
    const { khatmaId, userId } = own;
    const [khatma] = await findKhatmaFor(sql, khatmaId, [{ userId, secretHash: undefined }]);
    if (!khatma) continue;
    const shares = sharesAt(khatma, await listShares(sql, khatmaId), now);
    const { holder, isLate, n = 0 } = shares.find(({ place }) => place === own.place) ?? {};
    if (holder?.readerId !== own.readerId || !isLate) continue;
    const round = roundOf(khatma, now);
    const until = returnsAt(khatma, round, holder) ?? now;
    const allowed = await allowedAt(sql, userId, now);
    if (allowed?.isQuiet) continue;
    const notice = returnsNotice({ n, day: utcDay(until) }, khatma);
    await sql.begin(async (sql) => {
      const since = new Date(round.from).toISOString();
      if (!(await updateSent(sql, own, { since, now: instant }))) return;
      await notifyUser(sql, now, { userId, notice });
      const sent = { userId, notice, until, kind: notice.topic, date: utcDay(until) };
      if (allowed) await enqueueNotices(sql, now, [{ ...allowed, ...sent }]);
    });
  }
}
