import { DomainError } from "@daily-quran/domain/errors";
import type { Role } from "@daily-quran/domain/group/group";
import { isLeader } from "@daily-quran/domain/group/group-permissions";
import type { AnySql, Sql, TransactionSql } from "../../db/client.ts";
import { queuedForRow } from "../../db/pool/pooled-sql.ts";
import { hashOfSecret } from "../../request/secret.ts";
import { opensLink } from "./khatma-keys.ts";
import { findKhatmaFor, type FoundKhatma, type KhatmaRow, lockKhatma } from "./khatma.sql.ts";

/** Who asks: a user, somebody with the secret of the link or of a device, or both; `now` in epoch milliseconds. */
export interface KhatmaCaller {
  readonly userId: number | undefined;
  readonly key: string | undefined;
  readonly now: number;
}

/** A khatma that its caller may see, and what else the caller may do. */
export interface SeenKhatma {
  readonly khatma: FoundKhatma;
  readonly userId: number | undefined;
  readonly mayTake: boolean;
  readonly isKeeper: boolean;
}

/** Finds a khatma for a caller; for others one of a private group, or of nobody's group, does not exist. */
export async function seeKhatma(
  sql: AnySql,
  khatmaId: number,
  caller: KhatmaCaller,
): Promise<SeenKhatma> {
  const [seen] = await seeKhatmaAs(sql, khatmaId, [caller]);
  if (!seen) throw new DomainError("KHATMA_NOT_FOUND");
  return seen;
}

/** The same for many callers at once; undefined for each for whom it does not exist. */
export async function seeKhatmaAs(
  sql: AnySql,
  khatmaId: number,
  callers: readonly KhatmaCaller[],
): Promise<(SeenKhatma | undefined)[]> {
  const found = await findKhatmaFor(
    sql,
    khatmaId,
    callers.map(({ userId, key }) => ({
      userId,
      secretHash: key === undefined ? undefined : hashOfSecret(key),
    })),
  );
  return await Promise.all(
    callers.map(async (caller, at) => {
      const khatma = found[at];
      return khatma && (await seenBy(sql, khatma, caller));
    }),
  );
}

async function seenBy(
  sql: AnySql,
  khatma: FoundKhatma,
  { userId, key }: KhatmaCaller,
): Promise<SeenKhatma | undefined> {
  const { role, groupId, reader, id, link } = khatma;
  const isKeeper = userId !== undefined && keepsKhatma(khatma, { userId, role });
  const hasLink = key !== undefined && link !== null && (await opensLink(sql, { id, link }, key));
  const isReader = reader !== null && (groupId === null || reader.userId === null);
  const cameByLink = reader !== null && link !== null && !khatma.isRemoved;
  const mayTake = isKeeper || role !== null || hasLink || isReader || cameByLink;
  const isPublic = userId !== undefined && khatma.isPrivate === false;
  return mayTake || isPublic ? { khatma, userId, mayTake, isKeeper } : undefined;
}

/**
 * Whether an account keeps a khatma. In a group its leaders do, and a member whom they name: who began it does so
 * no longer than they lead.
 */
export function keepsKhatma(
  { groupId, keeperId, secondId }: KhatmaRow,
  { userId, role }: { readonly userId: number; readonly role: Role | null },
): boolean {
  if (groupId === null) return [keeperId, secondId].includes(userId);
  return (secondId === userId && role !== null) || isLeader({ role, isCreator: false });
}

/** The name of a khatma's row, at which its writers queue. */
export const rowOfKhatma = (khatmaId: number): string => `khatma ${khatmaId}`;

/** The pool for a transaction that locks a khatma; other writers of it queue without a connection. */
export const onKhatma = (sql: Sql, khatmaId: number): Sql =>
  queuedForRow(sql, rowOfKhatma(khatmaId));

/** The same as seeKhatma with the khatma locked first: nobody takes a share of it meanwhile. */
export async function lockSeenKhatma(
  sql: TransactionSql,
  khatmaId: number,
  caller: KhatmaCaller,
): Promise<SeenKhatma> {
  await lockKhatma(sql, khatmaId);
  return await seeKhatma(sql, khatmaId, caller);
}

/** The same for who keeps it; throws KEEPER_ONLY. */
export async function lockOwnKhatma(
  sql: TransactionSql,
  khatmaId: number,
  caller: KhatmaCaller,
): Promise<FoundKhatma> {
  const { khatma, isKeeper } = await lockSeenKhatma(sql, khatmaId, caller);
  if (!isKeeper) throw new DomainError("KEEPER_ONLY");
  return khatma;
}
