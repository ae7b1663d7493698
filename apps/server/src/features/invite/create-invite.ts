import { DomainError } from "@daily-quran/domain/errors";
import type { CreateInviteInput, NewInvite } from "@daily-quran/domain/group/invite";
import { invitePath } from "@daily-quran/domain/web-paths";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { findServerKey } from "../../db/server-key.sql.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import type { Actor } from "../../request/actor.ts";
import type { Made } from "../../request/made.ts";
import { permit } from "../group-access/permissions.ts";
import { hashOfSecret, newSecret } from "../../request/secret.ts";
import { createHmac } from "node:crypto";
import {
  deleteEndedInvites,
  findShownInvite,
  insertInvite,
  type InviteRow,
  listLiveInvites,
} from "./invite.sql.ts";
import { shownInvite } from "./list-invites.ts";
import { liveInvite } from "./live-invite.ts";

const MAX_LIVE = 20;

/** How long the holder of an ended invite is told how it ended. */
const ENDED_DAYS = 30;

type AskedLink = CreateInviteInput & { readonly groupId: number };

/**
 * Makes an invite link, shown once: the database stores only a hash of its token. A repeat with the same client id
 * gets the same link, unless it has ended.
 */
export async function createInvite(
  sql: Sql,
  actor: Actor & { publicUrl: string },
  input: AskedLink,
): Promise<Made<NewInvite>> {
  const { groupId } = input;
  const token = await tokenOf(sql, actor, input);
  const { made, isRepeat } = await onGroup(sql, groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("createInvite", caller);
    // The group is locked: no two of one client get here at once.
    const known = input.clientId && (await findShownInvite(sql, hashOfSecret(token)));
    if (known) {
      await liveInvite(sql, token, actor.now);
      return { made: known, isRepeat: true };
    }
    return { made: await storeInvite(sql, actor, { ...input, token }), isRepeat: false };
  });
  const url = actor.publicUrl + invitePath(token);
  return { made: { ...shownInvite(made), url, token }, isRepeat };
}

async function tokenOf(
  sql: Sql,
  { userId }: Actor,
  { groupId, clientId }: AskedLink,
): Promise<string> {
  if (clientId === undefined) return newSecret();
  return inviteTokenFor(await findServerKey(sql, "invite"), { userId, groupId, clientId });
}

async function storeInvite(
  sql: TransactionSql,
  actor: Actor,
  { groupId, expiresInDays, token }: AskedLink & { readonly token: string },
): Promise<InviteRow> {
  const { userId: createdBy, now } = actor;
  const createdAt = new Date(now).toISOString();
  await deleteEndedInvites(sql, groupId, new Date(now - ENDED_DAYS * DAY_MS).toISOString());
  if ((await listLiveInvites(sql, groupId, createdAt)).length >= MAX_LIVE)
    throw new DomainError("TOO_MANY_INVITES");
  await recordGroupEvent(sql, actor, { groupId, kind: "inviteCreated" });
  const expiresAt = new Date(now + expiresInDays * DAY_MS).toISOString();
  const [tokenHash, tokenEnd] = [hashOfSecret(token), endOfToken(token)];
  return await insertInvite(sql, {
    groupId,
    tokenHash,
    tokenEnd,
    createdBy,
    createdAt,
    expiresAt,
  });
}

/** Who asks for an invite, of which group, by which id of their client. */
interface AskedInvite {
  readonly userId: number;
  readonly groupId: number;
  readonly clientId: string;
}

/**
 * The token of an invite that a client asks for by an id of its own: a repeat gets the same one, though only its
 * hash is stored. `key` is the server's, so that nobody makes it of a client id that they guess.
 */
function inviteTokenFor(key: Buffer, { userId, groupId, clientId }: AskedInvite): string {
  return createHmac("sha256", key).update(`${userId}:${groupId}:${clientId}`).digest("base64url");
}

/** The last of a token's 43 letters: enough to tell links apart, and 232 bits of it stay unknown. */
const endOfToken = (token: string): string => token.slice(-4);
