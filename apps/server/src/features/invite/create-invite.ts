import { DomainError } from "@daily-quran/domain/errors";
import type { CreateInviteInput, NewInvite } from "@daily-quran/domain/invite";
import { invitePath } from "@daily-quran/domain/web-paths";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql } from "../../db/client.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import { permit } from "../group-access/permissions.ts";
import { hashOfToken, newInviteToken } from "./invite-token.ts";
import { deleteEndedInvites, insertInvite, listLiveInvites } from "./invite.sql.ts";
import { shownInvite } from "./list-invites.ts";

const MAX_LIVE = 20;

/** How long the holder of an ended invite is told how it ended. */
const ENDED_DAYS = 30;

/** Makes an invite link, shown once: the database stores only a hash of its token. */
export async function createInvite(
  sql: Sql,
  actor: Actor & { publicUrl: string },
  { groupId, expiresInDays }: CreateInviteInput & { groupId: number },
): Promise<NewInvite> {
  const createdAt = new Date(actor.now).toISOString();
  const expiresAt = new Date(actor.now + expiresInDays * DAY_MS).toISOString();
  const token = newInviteToken();
  const invite = await onGroup(sql, groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("createInvite", caller);
    const before = new Date(actor.now - ENDED_DAYS * DAY_MS).toISOString();
    await deleteEndedInvites(sql, groupId, before);
    if ((await listLiveInvites(sql, groupId, createdAt)).length >= MAX_LIVE)
      throw new DomainError("TOO_MANY_INVITES");
    await recordGroupEvent(sql, actor, { groupId, kind: "inviteCreated" });
    const tokenHash = hashOfToken(token);
    const createdBy = actor.userId;
    return await insertInvite(sql, { groupId, tokenHash, createdBy, createdAt, expiresAt });
  });
  return { ...shownInvite(invite), url: actor.publicUrl + invitePath(token), token };
}
