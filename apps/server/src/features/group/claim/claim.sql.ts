import { DomainError } from "@daily-quran/domain/errors";
import { CLAIM_ANSWER_DAYS } from "@daily-quran/domain/group/claim";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { AnySql, Sql, TransactionSql } from "../../../db/client.ts";

/** Somebody of a group. */
export interface ClaimPerson {
  readonly id: number;
  readonly username: string;
}

/** A group's creator, the last day on which they were seen, and who asks for the group. */
export interface AbsenceRow {
  readonly creator: ClaimPerson;
  readonly seenOn: CalendarDay;
  readonly asker: ClaimPerson | null;
  readonly askedOn: CalendarDay | null;
}

export async function findAbsence(sql: AnySql, groupId: number): Promise<AbsenceRow> {
  const [row] = await sql<AbsenceRow[]>`
    select json_build_object('id', creator.id, 'username', creator.username) as creator,
      creator.seen_on, asked_on,
      case when asker.id is not null
        then json_build_object('id', asker.id, 'username', asker.username) end as asker
    from reading_group g
    join app_user creator on creator.id = created_by
    left join group_claim claim on claim.group_id = g.id
    left join member on member.id = member_id
    left join app_user asker on asker.id = member.user_id
    where g.id = ${groupId}`;
  // It was deleted in this moment.
  if (!row) throw new DomainError("GROUP_NOT_FOUND");
  return row;
}

/** Stores that an admin of the group asks for it. */
export async function insertClaim(
  sql: TransactionSql,
  { groupId, userId, askedOn }: { groupId: number; userId: number; askedOn: CalendarDay },
): Promise<void> {
  await sql`
    insert into group_claim (group_id, member_id, asked_on)
    select group_id, id, ${askedOn} from member where group_id = ${groupId} and user_id = ${userId}`;
}

export async function deleteClaim(sql: TransactionSql, groupId: number): Promise<void> {
  await sql`delete from group_claim where group_id = ${groupId}`;
}

/** Stores today as the day of return of creators who have been seen since they were asked. */
export async function updateReturns(sql: Sql, today: CalendarDay): Promise<void> {
  await sql`
    update group_claim set back_on = ${today}
    from reading_group g
    join app_user on app_user.id = created_by
    where g.id = group_id and back_on is null and seen_on >= asked_on`;
}

/** A claim that ends now: its creator has been back since yesterday, or has let the time pass. */
export interface DueClaim {
  readonly groupId: number;
  readonly groupName: string;
  readonly creator: ClaimPerson;
  readonly asker: ClaimPerson;
  readonly isCreatorBack: boolean;
}

/** The claims that end by a day, of all groups or of one. */
export async function listDueClaims(
  sql: AnySql,
  today: CalendarDay,
  groupId?: number,
): Promise<DueClaim[]> {
  return await sql<DueClaim[]>`
    select g.id as group_id, name as group_name, creator.seen_on >= asked_on as is_creator_back,
      json_build_object('id', creator.id, 'username', creator.username) as creator,
      json_build_object('id', asker.id, 'username', asker.username) as asker
    from group_claim claim
    join reading_group g on g.id = claim.group_id
    join app_user creator on creator.id = created_by
    join member on member.id = member_id
    join app_user asker on asker.id = member.user_id
    where (${groupId ?? null}::integer is null or g.id = ${groupId ?? null})
      and (
        back_on < ${today}
        or creator.seen_on < asked_on and asked_on + ${CLAIM_ANSWER_DAYS}::integer < ${today}
      )
    order by g.id`;
}
