import {
  CLAIM_ANSWER_DAYS,
  CLAIM_AWAY_DAYS,
  type CreatorAbsence,
} from "@daily-quran/domain/group/claim";
import { DomainError } from "@daily-quran/domain/errors";
import { addDays, daysBetween, utcDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql } from "../../../db/client.ts";
import type { Actor } from "../../../request/actor.ts";
import type { Made } from "../../../request/made.ts";
import { lockSeenGroup, onGroup, seeGroup } from "../../group-access/access.ts";
import { permit } from "../../group-access/permissions.ts";
import { recordGroupEvent } from "../../group-event/record-group-event.ts";
import { countDaily } from "../../limit/count-daily.ts";
import { claimedNotice } from "../../notification/notices.ts";
import { notifyMembers, notifyUser } from "../../notification/notify.ts";
import { type AbsenceRow, findAbsence, insertClaim } from "./claim.sql.ts";

// One may withdraw and ask again, and each time others are told.
export const CLAIMS_PER_DAY = 5;

/** How long the creator has been away, and who asks for the group: for its admins. */
export async function creatorAbsence(
  sql: Sql,
  { userId, now }: Actor,
  groupId: number,
): Promise<CreatorAbsence> {
  const { caller } = await seeGroup(sql, groupId, userId);
  permit("seeClaim", caller);
  return shownAbsence(await findAbsence(sql, groupId), now);
}

/**
 * Asks for a group whose creator has been away for 60 days, and tells the creator and the other admins. Throws
 * CREATOR_IS_HERE, ALREADY_CLAIMED for another's claim and DAILY_LIMIT; one's own again changes nothing.
 */
export async function askForGroup(
  sql: Sql,
  actor: Actor,
  groupId: number,
): Promise<CreatorAbsence> {
  const { userId, now } = actor;
  const daily = { userId, kind: "claim", most: CLAIMS_PER_DAY, now } as const;
  return await countDaily(sql, daily, async () => {
    const { made, isRepeat } = await storeClaim(sql, actor, groupId);
    return { result: made, isMade: !isRepeat };
  });
}

async function storeClaim(sql: Sql, actor: Actor, groupId: number): Promise<Made<CreatorAbsence>> {
  const { userId, username: who, now } = actor;
  return await onGroup(sql, groupId).begin(async (sql) => {
    const { group, caller } = await lockSeenGroup(sql, groupId, userId);
    permit("askForGroup", caller);
    const before = await findAbsence(sql, groupId);
    if (before.asker?.id === userId) return { made: shownAbsence(before, now), isRepeat: true };
    if (before.asker) throw new DomainError("ALREADY_CLAIMED");
    if (daysAway(before, now) < CLAIM_AWAY_DAYS) throw new DomainError("CREATOR_IS_HERE");
    const askedOn = utcDay(now);
    await insertClaim(sql, { groupId, userId, askedOn });
    await recordGroupEvent(sql, actor, { groupId, kind: "claimed", targetId: before.creator.id });
    const claim = { who, until: addDays(askedOn, CLAIM_ANSWER_DAYS) };
    const notice = claimedNotice({ ...claim, to: "admin" }, group);
    await notifyMembers(sql, now, { groupId, roles: ["admin"], except: userId, notice });
    // Replaces the one that admins get.
    const own = claimedNotice({ ...claim, to: "creator" }, group);
    await notifyUser(sql, now, { userId: before.creator.id, notice: own });
    return { made: shownAbsence(await findAbsence(sql, groupId), now), isRepeat: false };
  });
}

/** Whole days without the creator: neither the day on which they were seen nor today. */
const daysAway = ({ seenOn }: AbsenceRow, now: number): number =>
  daysBetween(seenOn, utcDay(now)) - 1;

function shownAbsence(row: AbsenceRow, now: number): CreatorAbsence {
  const { seenOn, asker, askedOn } = row;
  const awayDays = daysAway(row, now);
  const claim = asker &&
    askedOn && {
      askedBy: asker,
      askedOn,
      answerBy: addDays(askedOn, CLAIM_ANSWER_DAYS),
      isCreatorBack: seenOn >= askedOn,
    };
  return { ...(awayDays >= CLAIM_AWAY_DAYS && { awayDays }), ...(claim && { claim }) };
}
