import { type CalendarDay, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql, TransactionSql } from "../../../db/client.ts";
import { lockFoundGroup, onGroup } from "../../group-access/access.ts";
import { recordGroupEvent } from "../../group-event/record-group-event.ts";
import { groupNotice } from "../../notification/notices.ts";
import { notifyUser } from "../../notification/notify.ts";
import { updateCreator } from "../group.sql.ts";
import { listDueClaims, updateReturns } from "./claim.sql.ts";
import { type ClaimedGroup, keepGroup } from "./end-claim.ts";

/**
 * Ends the claims whose time has come: a creator who has been back since an earlier day keeps the group, one who
 * was not seen for the days of answering becomes an admin like others.
 */
export async function settleClaims(sql: Sql, now: number): Promise<void> {
  const today = utcDay(now);
  await updateReturns(sql, today);
  for (const { groupId } of await listDueClaims(sql, today))
    await onGroup(sql, groupId).begin((sql) => settleClaim(sql, { groupId, today, now }));
}

async function settleClaim(
  sql: TransactionSql,
  { groupId, today, now }: { groupId: number; today: CalendarDay; now: number },
): Promise<void> {
  await lockFoundGroup(sql, groupId);
  // Found again under the lock: another process may have settled it, or the creator answered.
  const [due] = await listDueClaims(sql, today, groupId);
  if (!due) return;
  const { groupName: name, isCreatorBack, ...people } = due;
  const claimed = { ...people, group: { id: groupId, name } };
  await (isCreatorBack ? keepUnanswered(sql, now, claimed) : takeOver(sql, now, claimed));
}

async function keepUnanswered(
  sql: TransactionSql,
  now: number,
  claimed: ClaimedGroup,
): Promise<void> {
  const { group, creator, asker } = claimed;
  await keepGroup(sql, now, claimed);
  const notice = groupNotice("claimKept", group, { who: asker.username, to: "creator" });
  await notifyUser(sql, now, { userId: creator.id, notice });
}

/** Makes the asker the creator, which ends the claim. */
async function takeOver(
  sql: TransactionSql,
  now: number,
  { group, creator, asker }: ClaimedGroup,
): Promise<void> {
  await updateCreator(sql, group.id, asker.id);
  const event = { groupId: group.id, kind: "tookOver", targetId: creator.id } as const;
  await recordGroupEvent(sql, { userId: asker.id, now }, event);
  await notifyUser(sql, now, { userId: asker.id, notice: groupNotice("creator", group, {}) });
  const notice = groupNotice("tookOver", group, { who: asker.username });
  await notifyUser(sql, now, { userId: creator.id, notice });
}
