import { DomainError } from "@daily-quran/domain/errors";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { skeletonsOf } from "../auth/account/skeletons.ts";
import { takeAttempts } from "../auth/attempt/attempts.ts";
import { networkLimits } from "../auth/attempt/guess-limits.ts";
import { hashOfSecret, newSecret } from "../../request/secret.ts";
import { keysOf } from "./khatma-keys.ts";
import { findKhatmaByCode, findNamesake } from "./khatma.sql.ts";
import {
  findReader,
  insertReader,
  listReaders,
  mergeReader,
  type ReaderRow,
  updateReader,
} from "./khatma-reader.sql.ts";
import {
  type KhatmaCaller,
  lockOwnKhatma,
  lockSeenKhatma,
  onKhatma,
  type SeenKhatma,
} from "./see-khatma.ts";

// A mosque behind one address comes together within an hour.
const NAMES = 300;
const CODES = 30;

interface FromNetwork extends KhatmaCaller {
  readonly address: string;
}

/** The reader whom a caller takes or marks a share for: itself, one whom it helps, or for who keeps it anyone. */
export async function readerOf(
  sql: TransactionSql,
  { khatma, userId, isKeeper }: SeenKhatma,
  wanted: number | undefined,
): Promise<ReaderRow> {
  const own = khatma.reader;
  if (wanted === undefined || wanted === own?.id) {
    if (own) return own;
    if (userId === undefined) throw new DomainError("KHATMA_MEMBERS_ONLY");
    return await addReader(sql, { khatmaId: khatma.id, userId });
  }
  const reader = await findReader(sql, khatma.id, wanted);
  const isHelped = own !== null && reader?.helpedBy === own.id;
  if (!reader || (!isKeeper && !isHelped)) throw new DomainError("READER_NOT_FOUND");
  return reader;
}

async function addReader(
  sql: TransactionSql,
  reader: Parameters<typeof insertReader>[1],
): Promise<ReaderRow> {
  const added = await insertReader(sql, reader);
  if (!added) throw new DomainError("TOO_MANY_READERS");
  return added;
}

/**
 * Lets somebody without an account take part under a name; returns the secret that the device keeps, or with
 * `isHelped` no secret: then the caller marks their shares. Throws TOO_MANY_REQUESTS above a network's limit, and
 * USERNAME_LOOKS_TAKEN of a name that an account has beside which it is shown.
 */
export async function enterKhatma(
  sql: Sql,
  caller: FromNetwork,
  { khatmaId, name, isHelped }: { khatmaId: number; name: string; isHelped: boolean },
): Promise<{ readerId: number; key?: string }> {
  const { now, address } = caller;
  await takeAttempts({ sql, now }, networkLimits("khatma", address, { most: NAMES, minutes: 60 }));
  return await onKhatma(sql, khatmaId).begin(async (sql) => {
    const seen = await lockSeenKhatma(sql, khatmaId, caller);
    if (!seen.mayTake) throw new DomainError("KHATMA_MEMBERS_ONLY");
    if (await findNamesake(sql, seen.khatma, skeletonsOf(name)))
      throw detailedError("USERNAME_LOOKS_TAKEN", { key: "nameOfAccount", path: "name" });
    if (isHelped) {
      const { id: helpedBy } = await readerOf(sql, seen, undefined);
      return { readerId: (await addReader(sql, { khatmaId, name, helpedBy })).id };
    }
    const key = newSecret();
    const secretHash = hashOfSecret(key);
    return { readerId: (await addReader(sql, { khatmaId, name, secretHash })).id, key };
  });
}

/** Finds a khatma by its code, with the secret of its link. Throws CODE_NOT_FOUND or TOO_MANY_REQUESTS. */
export async function findByCode(
  sql: Sql,
  { now, address }: FromNetwork,
  code: string,
): Promise<{ khatmaId: number; key: string }> {
  const limit = { most: CODES, minutes: 60 };
  await takeAttempts({ sql, now }, networkLimits("khatma code", address, limit));
  const found = await findKhatmaByCode(sql, hashOfSecret(code));
  if (!found || found.link === null) throw new DomainError("CODE_NOT_FOUND");
  const { token } = await keysOf(sql, { id: found.id, link: found.link });
  return { khatmaId: found.id, key: token };
}

/** Takes along, to the account of who is signed in, what its device has taken without one. */
export async function takeAlong(
  sql: Sql,
  caller: KhatmaCaller & { readonly userId: number; readonly key: string },
  khatmaId: number,
): Promise<void> {
  const { userId, key, now } = caller;
  await onKhatma(sql, khatmaId).begin(async (sql) => {
    const visitor = await lockSeenKhatma(sql, khatmaId, { userId: undefined, key, now });
    const from = visitor.khatma.reader;
    if (!from || from.userId !== null) return;
    const own = (await listReaders(sql, khatmaId)).find((reader) => reader.userId === userId);
    if (own) await mergeReader(sql, { from: from.id, to: own.id });
    else
      await updateReader(
        sql,
        { khatmaId, readerId: from.id },
        { userId, name: null, secretHash: null },
      );
  });
}

/** Removes a reader's name and device; what was read stays read. For who keeps the khatma. */
export async function removeReader(
  sql: Sql,
  caller: KhatmaCaller,
  { khatmaId, readerId }: { readonly khatmaId: number; readonly readerId: number },
): Promise<void> {
  await onKhatma(sql, khatmaId).begin(async (sql) => {
    await lockOwnKhatma(sql, khatmaId, caller);
    const gone = { userId: null, name: null, secretHash: null };
    if (!(await updateReader(sql, { khatmaId, readerId }, gone)))
      throw new DomainError("READER_NOT_FOUND");
  });
}

/** A new secret for somebody who has lost the device, which the old one no longer is. For who keeps the khatma. */
export async function renewKey(
  sql: Sql,
  caller: KhatmaCaller,
  { khatmaId, readerId }: { readonly khatmaId: number; readonly readerId: number },
): Promise<{ key: string }> {
  const key = newSecret();
  await onKhatma(sql, khatmaId).begin(async (sql) => {
    await lockOwnKhatma(sql, khatmaId, caller);
    const reader = await findReader(sql, khatmaId, readerId);
    if (!reader || reader.userId !== null) throw new DomainError("READER_NOT_FOUND");
    await updateReader(sql, { khatmaId, readerId }, { secretHash: hashOfSecret(key) });
  });
  return { key };
}
