import { DomainError } from "@daily-quran/domain/errors";
import type { KhatmaShare } from "@daily-quran/domain/group/khatma";
import { spanOfShare } from "@daily-quran/reading-schedule/khatma/shares";
import { minutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import type { TransactionSql } from "postgres";
import type { Sql } from "../../db/client.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { finishedNotice, handedOnNotice } from "../notification/notices.ts";
import { notifyUser } from "../notification/notify.ts";
import { readerOf } from "./readers.ts";
import {
  deleteShare,
  findReader,
  insertShare,
  listReaders,
  listShares,
  notifyChanged,
  updateShare,
} from "./khatma.sql.ts";
import { type KhatmaCaller, lockSeenKhatma, onKhatma, type SeenKhatma } from "./see-khatma.ts";
import { shownShare } from "./show-khatma.ts";
import { isOver, roundOf, type ShareAt, shareAt, sharesAt, sharesOf } from "./share-states.ts";

/** A share, and for whom it is taken or marked, if not for the caller. */
export interface AskedShare {
  readonly khatmaId: number;
  readonly n: number;
  readonly readerId?: number | undefined;
}

/** A khatma under its lock, with its shares and who is to have one. */
interface Open extends SeenKhatma {
  readonly shares: readonly ShareAt[];
  readonly readerId: number;
  readonly now: number;
}

/**
 * Takes a share, or marks it as done; again changes nothing, and a share of one's own that is done is open again
 * by `taken`. Throws SHARE_TAKEN with who has it and which is free. What one had is done even after the end.
 */
export async function setShare(
  sql: Sql,
  caller: KhatmaCaller,
  { n, state, ...asked }: AskedShare & { readonly state: "taken" | "done" },
): Promise<KhatmaShare> {
  return await changeShares(sql, { ...caller, ...asked }, async (sql, open) => {
    const share = shareOf(open, n);
    const own = ownOf(share, open.readerId);
    if (own && (own === share.holder || state === "done")) {
      const isDone = own.doneAt !== null && share.state === "done";
      if (isDone !== (state === "done") || own !== share.holder)
        await updateShare(sql, idOf(open, share), {
          doneAt: state === "done" ? at(open.now) : null,
        });
      return n;
    }
    if (share.holder) throw takenError(open, share);
    await take(sql, open, { ...share, doneAt: state === "done" ? at(open.now) : null });
    return n;
  });
}

const ownOf = ({ holder, also, left }: ShareAt, readerId: number | undefined) =>
  [holder, ...also, ...left].find((row) => row?.readerId === readerId);

/** Takes the next free share, or the shortest by words. Throws SHARES_ALL_TAKEN. */
export async function takeOne(
  sql: Sql,
  caller: KhatmaCaller,
  { shortest, ...asked }: Omit<AskedShare, "n"> & { readonly shortest: boolean },
): Promise<KhatmaShare> {
  return await changeShares(sql, { ...caller, ...asked }, async (sql, open) => {
    const free = open.shares.filter(({ state }) => state === "free");
    const shares = sharesOf(open.khatma);
    const minutes = ({ n }: ShareAt) => minutesOf([spanOfShare(shares, n)]);
    const [first] = shortest ? free.toSorted((one, other) => minutes(one) - minutes(other)) : free;
    if (!first) throw new DomainError("SHARES_ALL_TAKEN");
    await take(sql, open, first);
    return first.n;
  });
}

/** Frees a share: one's own, or for the keeper any that is not read yet. A free one stays free. */
export async function freeShare(sql: Sql, caller: KhatmaCaller, asked: AskedShare): Promise<void> {
  await changeShares(sql, { ...caller, ...asked }, async (sql, open) => {
    const share = shareOf(open, asked.n);
    const { holder } = share;
    if (!holder) return asked.n;
    if (holder.readerId === open.readerId) await deleteShare(sql, idOf(open, share));
    else if (open.isKeeper && share.state === "taken") await handOn(sql, open, share);
    else throw takenError(open, share);
    return asked.n;
  });
}

/** What its reader has read of it meanwhile, with no network, still counts. */
async function handOn(
  sql: TransactionSql,
  open: Open,
  { holder, place, n }: ShareAt,
): Promise<void> {
  if (!holder) return;
  const { khatma, now } = open;
  const { readerId } = holder;
  await updateShare(sql, { khatmaId: khatma.id, place, readerId }, { isHeld: false });
  const reader = await findReader(sql, khatma.id, readerId);
  if (reader?.userId)
    await notifyUser(sql, now, { userId: reader.userId, notice: handedOnNotice(n, khatma) });
}

async function changeShares(
  sql: Sql,
  { khatmaId, readerId: wanted, ...caller }: KhatmaCaller & Omit<AskedShare, "n">,
  change: (sql: TransactionSql, open: Open) => Promise<number>,
): Promise<KhatmaShare> {
  const { now } = caller;
  return await onKhatma(sql, khatmaId).begin(async (sql) => {
    const seen = await lockSeenKhatma(sql, khatmaId, caller);
    if (!seen.mayTake) throw new DomainError("KHATMA_MEMBERS_ONLY");
    const readerId = await readerOf(sql, seen, wanted);
    const before = sharesAt(seen.khatma, await listShares(sql, [khatmaId]), now);
    const n = await change(sql, { ...seen, shares: before, readerId, now });
    const old = shareOf({ shares: before }, n);
    const rows = await listShares(sql, [khatmaId], old.place);
    const round = roundOf(seen.khatma, now);
    const share = shareAt(seen.khatma, { place: old.place, rows, round, now });
    const { plan } = seen.khatma;
    if (share.state !== old.state) await notifyChanged(sql, { plan, n, state: share.state });
    const isLast = share.state === "done" && old.state !== "done";
    if (isLast && before.every((one) => one === old || one.state === "done"))
      await tellFinished(sql, seen, now);
    return shownShare(share, {
      isKeeper: seen.isKeeper,
      readerId: seen.khatma.reader?.id ?? readerId,
    });
  });
}

const at = (now: number): string => new Date(now).toISOString();

const idOf = ({ khatma, readerId }: Open, { place }: ShareAt) => ({
  khatmaId: khatma.id,
  place,
  readerId,
});

function shareOf({ shares }: Pick<Open, "shares">, n: number): ShareAt {
  const share = shares[n - 1];
  if (!share) throw new DomainError("SHARE_NOT_FOUND");
  return share;
}

async function take(
  sql: TransactionSql,
  open: Open,
  { doneAt = null, ...share }: ShareAt & { readonly doneAt?: string | null },
): Promise<void> {
  const { khatma, readerId, shares, now } = open;
  if (isOver(khatma, now)) throw new DomainError("KHATMA_OVER");
  const unread = shares.filter(
    ({ state, holder }) => state === "taken" && holder?.readerId === readerId,
  );
  if (unread.length >= khatma.most) throw new DomainError("SHARES_ENOUGH");
  await insertShare(sql, idOf(open, share), { takenAt: at(now), doneAt });
}

/** Says who has it, and which one is free next to it. */
function takenError(
  { shares, khatma }: Pick<Open, "shares" | "khatma">,
  { n, holder }: ShareAt,
): DomainError {
  const free = shares.filter(({ state }) => state === "free");
  const next = free.find((share) => share.n > n) ?? free[0];
  return detailedError("SHARE_TAKEN", {
    key: next ? "shareTakenNext" : "shareTaken",
    values: {
      part: khatma.part ?? "part",
      n,
      by: holder?.name ?? "",
      next: next?.n ?? 0,
    },
  });
}

async function tellFinished(
  sql: TransactionSql,
  { khatma }: SeenKhatma,
  now: number,
): Promise<void> {
  const readers = await listReaders(sql, khatma.id);
  const users = new Set([khatma.keeperId, ...readers.map(({ userId }) => userId)]);
  for (const userId of users)
    if (userId !== null) await notifyUser(sql, now, { userId, notice: finishedNotice(khatma) });
}
