import { DomainError } from "@daily-quran/domain/errors";
import type { KhatmaShare } from "@daily-quran/domain/group/khatma";
import { spanOfShare } from "@daily-quran/reading-schedule/khatma/shares";
import { minutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import { detailedError } from "../../texts/detailed-error.ts";
import type { Sql } from "../../db/client.ts";
import { handedOnNotice } from "../notification/notices.ts";
import { changeShares, type OpenKhatma } from "./change-shares.ts";
import type { ShareRow } from "./khatma-share.sql.ts";
import type { KhatmaCaller } from "./see-khatma.ts";
import { isOver, type ShareAt, sharesOf } from "./share-states.ts";

/** A share, and for whom it is taken or marked, if not for the caller. */
export interface AskedShare {
  readonly khatmaId: number;
  readonly n: number;
  readonly readerId?: number | undefined;
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
  return await changeShares(sql, { ...caller, ...asked }, (open) => {
    const share = shareOf(open, n);
    const own = rowOf(share, open.reader.id);
    const doneAt = state === "done" ? at(open.now) : null;
    if (own && (own === share.holder || state === "done")) {
      const isDone = own.doneAt !== null && share.state === "done";
      if (isDone !== (state === "done") || own !== share.holder)
        open.write(share, replaced(open.rowsOf(share), { ...own, doneAt }));
    } else if (share.holder) throw takenError(open, share);
    else take(open, share, doneAt);
    return n;
  });
}

const rowOf = ({ holder, also, left }: ShareAt, readerId: number): ShareRow | undefined =>
  [holder, ...also, ...left].find((row) => row?.readerId === readerId);

/** The rows of a share with the one of a reader in place of what it had. */
const replaced = (rows: readonly ShareRow[], row: ShareRow): ShareRow[] => [
  ...rows.filter(({ readerId }) => readerId !== row.readerId),
  row,
];

/**
 * Takes the next free share, or the shortest by words. Who has more shares than `known` is retrying after a lost
 * answer, and gets the newest one again. Throws SHARES_ALL_TAKEN.
 */
export async function takeOne(
  sql: Sql,
  caller: KhatmaCaller,
  {
    shortest,
    known = Infinity,
    ...asked
  }: Omit<AskedShare, "n"> & { readonly shortest: boolean; readonly known?: number | undefined },
): Promise<KhatmaShare> {
  return await changeShares(sql, { ...caller, ...asked }, (open) => {
    const own = open.shares.flatMap(({ n, holder }) =>
      holder?.readerId === open.reader.id ? [{ n, takenAt: holder.takenAt }] : [],
    );
    const [newest] = own.toSorted((one, other) => (one.takenAt > other.takenAt ? -1 : 1));
    if (newest && own.length > known) return newest.n;
    const free = open.shares.filter(({ state }) => state === "free");
    const shares = sharesOf(open.khatma);
    const minutes = ({ n }: ShareAt) => minutesOf([spanOfShare(shares, n)]);
    const [first] = shortest ? free.toSorted((one, other) => minutes(one) - minutes(other)) : free;
    if (!first) throw new DomainError("SHARES_ALL_TAKEN");
    take(open, first, null);
    return first.n;
  });
}

/** Frees a share: one's own, or for the keeper any that is not read yet. A free one stays free. */
export async function freeShare(sql: Sql, caller: KhatmaCaller, asked: AskedShare): Promise<void> {
  await changeShares(sql, { ...caller, ...asked }, (open) => {
    const share = shareOf(open, asked.n);
    const { holder, n } = share;
    if (!holder) return n;
    const others = open.rowsOf(share).filter((row) => row !== holder);
    if (holder.readerId === open.reader.id) open.write(share, others);
    else if (open.isKeeper && share.state === "taken") {
      // What its reader has read of it meanwhile, with no network, still counts.
      open.write(share, [...others, { ...holder, isHeld: false }]);
      if (holder.userId !== null) open.tell(holder.userId, handedOnNotice(n, open.khatma));
    } else throw takenError(open, share);
    return n;
  });
}

const at = (now: number): string => new Date(now).toISOString();

function shareOf({ shares }: OpenKhatma, n: number): ShareAt {
  const share = shares[n - 1];
  if (!share) throw new DomainError("SHARE_NOT_FOUND");
  return share;
}

// Each look at a khatma reads them all.
const MAX_REMEMBERED = 19;

/** Of those who had a share before: who has read it, then the last. */
const remembered = (rows: readonly ShareRow[]): ShareRow[] =>
  rows
    .toSorted(
      (one, other) =>
        Number(other.doneAt !== null) - Number(one.doneAt !== null) ||
        Date.parse(other.takenAt) - Date.parse(one.takenAt),
    )
    .slice(0, MAX_REMEMBERED);

function take(open: OpenKhatma, share: ShareAt, doneAt: string | null): void {
  const { khatma, reader, shares, now } = open;
  if (isOver(khatma, now)) throw new DomainError("KHATMA_OVER");
  const unread = shares.filter(
    ({ state, holder }) => state === "taken" && holder?.readerId === reader.id,
  );
  if (unread.length >= khatma.most) throw new DomainError("SHARES_ENOUGH");
  const { id: readerId, name, userId, helpedBy } = reader;
  const own = { place: share.place, readerId, name, userId, helpedBy, isHeld: true, toldAt: null };
  const others = open.rowsOf(share).map((row) => ({ ...row, isHeld: false }));
  open.write(share, replaced(remembered(others), { ...own, takenAt: at(now), doneAt }));
}

/** Says who has it, and which one is free next to it. */
function takenError({ shares, khatma }: OpenKhatma, { n, holder }: ShareAt): DomainError {
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
