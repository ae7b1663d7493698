import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql } from "../../db/client.ts";
import { returnsNotice } from "../notification/notices.ts";
import { notifyUser } from "../notification/notify.ts";
import { findKhatma, listReturning, listShares, updateSent } from "./khatma.sql.ts";
import { returnsAt, roundOf, sharesAt } from "./share-states.ts";

/** Tells those whose shares come back unread within a day, once in a round; several servers may do so at once. */
export async function tellReturns(sql: Sql, now: number): Promise<void> {
  const instant = new Date(now).toISOString();
  for (const own of await listReturning(sql, instant)) {
    const { khatmaId, userId } = own;
    const khatma = await findKhatma(sql, khatmaId, { userId, secretHash: undefined });
    if (!khatma) continue;
    const shares = sharesAt(khatma, await listShares(sql, [khatmaId]), now);
    const { holder, isLate, n = 0 } = shares.find(({ place }) => place === own.place) ?? {};
    if (holder?.readerId !== own.readerId || !isLate) continue;
    const round = roundOf(khatma, now);
    const day = utcDay(returnsAt(khatma, round, holder) ?? now);
    await sql.begin(async (sql) => {
      const since = new Date(round.from).toISOString();
      if (await updateSent(sql, own, { since, now: instant }))
        await notifyUser(sql, now, { userId, notice: returnsNotice({ n, day }, khatma) });
    });
  }
}
