import { DomainError } from "@daily-quran/domain/errors";
import {
  type BeginKhatmaInput,
  END_PAST,
  type Khatma,
  MAX_KHATMAS,
} from "@daily-quran/domain/group/khatma";
import { countOfShares } from "@daily-quran/reading-schedule/khatma/shares";
import type { Sql, TransactionSql } from "../../db/client.ts";
import type { Actor } from "../../request/actor.ts";
import type { Made } from "../../request/made.ts";
import { invalidInputError } from "../../request/public-error.ts";
import { lockSeenGroup, onGroup } from "../group-access/access.ts";
import { permit } from "../group-access/permissions.ts";
import { khatmaNotice } from "../notification/notices.ts";
import { notifyMembers, updateNoticesOfKhatmas } from "../notification/notify.ts";
import { tellEvents } from "../webhook/tell/tell-webhooks.ts";
import { hashOfSecret } from "../../request/secret.ts";
import { keysOf } from "./khatma-keys.ts";
import {
  countKhatmas,
  deleteKhatmaRow,
  findKhatmaByClientId,
  insertKhatma,
  type KhatmaChanges,
  updateKhatma,
} from "./khatma.sql.ts";
import { findReader } from "./khatma-reader.sql.ts";
import { type KhatmaCaller, lockOwnKhatma, onKhatma } from "./see-khatma.ts";
import { showKhatma } from "./show-khatma.ts";

type Begun = BeginKhatmaInput & { readonly groupId: number | undefined };

/**
 * Begins a khatma in a group, whose members are told, or alone with a link. A repeat with the same client id returns
 * the first one. Throws TOO_MANY_KHATMAS, and a fault of `endsAt` that has come already.
 */
export async function beginKhatma(
  sql: Sql,
  actor: Actor & { readonly publicUrl: string },
  input: Begun,
): Promise<Made<Khatma>> {
  const { userId, now, publicUrl } = actor;
  const { groupId } = input;
  const pool = groupId === undefined ? sql : onGroup(sql, groupId);
  const { made, isRepeat } = await pool.begin(async (sql) => {
    const group = groupId === undefined ? undefined : await begunIn(sql, groupId, userId);
    const id = await store(sql, actor, input);
    if (id === undefined) {
      const known = await findKhatmaByClientId(sql, {
        keeperId: userId,
        clientId: input.clientId ?? "",
      });
      if (known === undefined) throw new DomainError("BUSY");
      return { made: known, isRepeat: true };
    }
    refusePastEnd(input.endsAt, now);
    if ((await countKhatmas(sql, { groupId, userId })) > MAX_KHATMAS)
      throw new DomainError("TOO_MANY_KHATMAS");
    if (group) {
      const notice = khatmaNotice({ id, name: input.name, by: actor.username }, group);
      await notifyMembers(sql, now, {
        groupId: group.id,
        roles: ["member", "moderator", "admin"],
        except: userId,
        notice,
      });
      const user = { id: userId, username: actor.username };
      await tellEvents(sql, {
        groupId: group.id,
        kind: "khatma.started",
        at: new Date(now).toISOString(),
        data: [{ groupId: group.id, user, khatma: { id, name: input.name } }],
      });
    }
    return { made: id, isRepeat: false };
  });
  const shown = await showKhatma(sql, made, { userId, key: undefined, now, publicUrl });
  return { made: shown, isRepeat };
}

function refusePastEnd(endsAt: string | null | undefined, now: number): void {
  if (!endsAt || Date.parse(endsAt) > now) return;
  throw invalidInputError([{ code: "custom", path: ["endsAt"], message: END_PAST, input: endsAt }]);
}

async function begunIn(
  sql: TransactionSql,
  groupId: number,
  userId: number,
): Promise<{ readonly id: number; readonly name: string }> {
  const { group, caller } = await lockSeenGroup(sql, groupId, userId);
  permit("beginKhatma", caller);
  return group;
}

async function store(
  sql: TransactionSql,
  { userId: keeperId, now }: Actor,
  { shares, byLink, name, most, ...input }: Begun,
): Promise<number | undefined> {
  const id = await insertKhatma(sql, {
    name,
    most,
    keeperId,
    groupId: input.groupId ?? null,
    intention: input.intention ?? null,
    returnDays: input.returnDays ?? null,
    repeats: input.repeats ?? null,
    endsAt: input.endsAt ?? null,
    clientId: input.clientId ?? null,
    part: typeof shares === "number" ? null : shares,
    parts: countOfShares(shares),
    createdAt: new Date(now).toISOString(),
  });
  const hasLink = byLink || input.groupId === undefined;
  if (id !== undefined && hasLink) await updateKhatma(sql, id, await linkOf(sql, { id, link: 1 }));
  return id;
}

async function linkOf(
  sql: TransactionSql,
  khatma: { readonly id: number; readonly link: number },
): Promise<KhatmaChanges> {
  const { code } = await keysOf(sql, khatma);
  return { link: khatma.link, codeHash: hashOfSecret(code) };
}

/** What can be changed of a khatma: its words and end, the reader who keeps it beside its keeper, and its link. */
export interface KhatmaChange {
  readonly khatmaId: number;
  readonly name?: string | undefined;
  readonly intention?: string | undefined;
  readonly endsAt?: string | null | undefined;
  readonly second?: number | null | undefined;
  readonly newLink?: true | undefined;
}

/** Changes a khatma, for who keeps it. A new link ends the old one and its code; another end has not come yet. */
export async function changeKhatma(
  sql: Sql,
  caller: KhatmaCaller,
  { khatmaId, second, newLink, ...words }: KhatmaChange,
): Promise<void> {
  await onKhatma(sql, khatmaId).begin(async (sql) => {
    const { link } = await lockOwnKhatma(sql, khatmaId, caller);
    refusePastEnd(words.endsAt, caller.now);
    const changes = {
      ...given(words),
      ...(second !== undefined && {
        secondId: second === null ? null : await userOf(sql, khatmaId, second),
      }),
      ...(newLink && (await linkOf(sql, { id: khatmaId, link: (link ?? 0) + 1 }))),
    };
    if (Object.keys(changes).length > 0) await updateKhatma(sql, khatmaId, changes);
  });
}

/** Only who has an account, and is in the khatma's group, can keep it. */
async function userOf(sql: TransactionSql, khatmaId: number, readerId: number): Promise<number> {
  const reader = await findReader(sql, khatmaId, readerId);
  if (!reader?.userId) throw new DomainError("READER_NOT_FOUND");
  if (!reader.isMember) throw new DomainError("MEMBER_NOT_FOUND");
  return reader.userId;
}

const given = (changes: KhatmaChanges | Record<string, string | null | undefined>): KhatmaChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Deletes a khatma with its shares, for who keeps it. */
export async function deleteKhatma(
  sql: Sql,
  caller: KhatmaCaller,
  khatmaId: number,
): Promise<void> {
  await onKhatma(sql, khatmaId).begin(async (sql) => {
    const { groupId } = await lockOwnKhatma(sql, khatmaId, caller);
    if (groupId !== null) await updateNoticesOfKhatmas(sql, { groupId, without: khatmaId });
    await deleteKhatmaRow(sql, khatmaId);
  });
}
