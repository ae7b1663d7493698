import { DomainError } from "@daily-quran/domain/errors";
import type { KhatmaShare } from "@daily-quran/domain/group/khatma";
import type { Sql, TransactionSql } from "../../db/client.ts";
import { type Outcome, together } from "../../db/pool/together.ts";
import type { Notice } from "../notification/notice.ts";
import { finishedNotice } from "../notification/notices.ts";
import { notifyUser, notifyUsers } from "../notification/notify.ts";
import { tellEvents } from "../webhook/tell/tell-webhooks.ts";
import { type KhatmaRow, lockKhatma } from "./khatma.sql.ts";
import {
  deleteIdleReaders,
  insertAccounts,
  listReaders,
  type ReaderRow,
} from "./khatma-reader.sql.ts";
import { listShares, notifyChanged, type ShareRow, storeShares } from "./khatma-share.sql.ts";
import { readerOf } from "./readers.ts";
import { type KhatmaCaller, rowOfKhatma, seeKhatmaAs, type SeenKhatma } from "./see-khatma.ts";
import { shownShare } from "./show-khatma.ts";
import { roundOf, rowsByPlace, type ShareAt, shareAt, sharesAt } from "./share-states.ts";

/** The shares of a khatma under its lock; what is written is stored at the end. */
interface Board {
  readonly shares: readonly ShareAt[];
  readonly rowsOf: (share: ShareAt) => readonly ShareRow[];
  readonly write: (share: ShareAt, rows: readonly ShareRow[]) => void;
  readonly tell: (userId: number, notice: Notice) => void;
}

/** The same as one caller sees it, with who is to have a share. */
export interface OpenKhatma extends Board, SeenKhatma {
  readonly reader: ReaderRow;
  readonly now: number;
}

interface Asked extends KhatmaCaller {
  readonly khatmaId: number;
  readonly readerId?: number | undefined;
  /** Returns the share that it has changed. */
  readonly change: (open: OpenKhatma) => number;
}

/** Changes shares of a khatma; a crowd that comes at once waits for one lock and one commit. */
export const changeShares = async (
  sql: Sql,
  asked: Omit<Asked, "change">,
  change: Asked["change"],
): Promise<KhatmaShare> =>
  await changeTogether(sql, rowOfKhatma(asked.khatmaId), { ...asked, change });

const changeTogether = together(async (sql, all: readonly Asked[]) => {
  const [{ khatmaId, now } = { khatmaId: 0, now: 0 }] = all;
  // Sent at once: under the lock none waits for the answer to another.
  const [, rows, { callers, added }] = await Promise.all([
    lockKhatma(sql, khatmaId),
    listShares(sql, khatmaId),
    callersOf(sql, khatmaId, all),
  ]);
  const khatma = callers.find((caller) => "khatma" in caller)?.khatma;
  const board = khatma && boardOf(khatma, rows, now);
  const outcomes = callers.map((caller, at): Outcome<KhatmaShare> => {
    try {
      if (!board || !("khatma" in caller)) throw caller;
      const n = all[at]?.change({ ...caller, ...board, now });
      const share = board.shares.find((one) => one.n === n);
      if (!share) throw new DomainError("SHARE_NOT_FOUND");
      const { id: readerId } = caller.khatma.reader ?? caller.reader;
      const shown = shownShare(share, { isKeeper: caller.isKeeper, readerId });
      return () => shown;
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      return () => {
        throw refusal;
      };
    }
  });
  if (khatma && board) await store(sql, { khatma, now, ...board });
  // Whose first attempt came to nothing is no reader.
  await deleteIdleReaders(sql, added);
  return outcomes;
});

type Caller = SeenKhatma & { readonly reader: ReaderRow };

/** Who asks, and for whom; whoever asks for the first time becomes a reader. */
async function callersOf(
  sql: TransactionSql,
  khatmaId: number,
  all: readonly Asked[],
): Promise<{ readonly callers: readonly (Caller | DomainError)[]; readonly added: number[] }> {
  const seen = await seeKhatmaAs(sql, khatmaId, all);
  const newcomers = seen.flatMap((one, at) =>
    one?.mayTake && one.userId && !one.khatma.reader && !all[at]?.readerId ? one.userId : [],
  );
  const added = await insertAccounts(sql, khatmaId, newcomers);
  const callers = seen.map(async (one, at): Promise<Caller | DomainError> => {
    if (!one) return new DomainError("KHATMA_NOT_FOUND");
    if (!one.mayTake) return new DomainError("KHATMA_MEMBERS_ONLY");
    const own = added.find(({ userId }) => userId === one.userId) ?? one.khatma.reader;
    const caller = { ...one, khatma: { ...one.khatma, reader: own } };
    try {
      return { ...caller, reader: await readerOf(sql, caller, all[at]?.readerId) };
    } catch (refusal) {
      if (refusal instanceof DomainError) return refusal;
      throw refusal;
    }
  });
  return { callers: await Promise.all(callers), added: added.map(({ id }) => id) };
}

function boardOf(khatma: KhatmaRow, rows: readonly ShareRow[], now: number) {
  const round = roundOf(khatma, now);
  const before = sharesAt(khatma, rows, now);
  const shares = [...before];
  const byPlace = rowsByPlace(rows);
  const told: { userId: number; notice: Notice }[] = [];
  const rowsOf: Board["rowsOf"] = ({ place }) => byPlace.get(place) ?? [];
  return {
    before,
    shares,
    told,
    rowsOf,
    write: ({ n, place }: ShareAt, written: readonly ShareRow[]) => {
      byPlace.set(place, [...written]);
      shares[n - 1] = shareAt(khatma, { place, rows: written, round, now });
    },
    tell: (userId: number, notice: Notice) => void told.push({ userId, notice }),
  };
}

async function store(
  sql: TransactionSql,
  {
    khatma,
    now,
    before,
    shares,
    rowsOf,
    told,
  }: ReturnType<typeof boardOf> & {
    readonly khatma: KhatmaRow;
    readonly now: number;
  },
): Promise<void> {
  const changed = shares.filter((share, at) => share !== before[at]);
  const stated = changed.filter((share) => share.state !== before[share.n - 1]?.state);
  const isFinished = shares.every(isDone) && !before.every(isDone);
  await Promise.all([
    storeShares(sql, khatma.id, {
      places: changed.map(({ place }) => place),
      rows: changed.flatMap(rowsOf),
    }),
    notifyChanged(
      sql,
      stated.map(({ n, state }) => ({ plan: khatma.plan, n, state })),
    ),
    ...told.map((one) => notifyUser(sql, now, one)),
    ...(isFinished ? [tellFinished(sql, khatma, now)] : []),
    tellGroup(sql, now, { khatma, stated, isFinished }),
  ]);
}

/** Tells the webhooks of its group which shares are taken, read or free again. */
async function tellGroup(
  sql: TransactionSql,
  now: number,
  told: { khatma: KhatmaRow; stated: readonly ShareAt[]; isFinished: boolean },
): Promise<void> {
  const { id, name, groupId } = told.khatma;
  if (groupId === null || told.stated.length === 0) return;
  const event = { groupId, at: new Date(now).toISOString() };
  const of = { groupId, khatma: { id, name } };
  const data = told.stated.map(({ n, state, holder }) => {
    return { ...of, share: n, state, ...(holder?.name && { by: holder.name }) };
  });
  await tellEvents(sql, { ...event, kind: "share.changed", data });
  if (told.isFinished) await tellEvents(sql, { ...event, kind: "khatma.finished", data: [of] });
}

const isDone = ({ state }: ShareAt): boolean => state === "done";

async function tellFinished(sql: TransactionSql, khatma: KhatmaRow, now: number): Promise<void> {
  const readers = await listReaders(sql, khatma.id);
  const users = new Set([khatma.keeperId, ...readers.map(({ userId }) => userId)]);
  const notice = finishedNotice(khatma);
  await notifyUsers(
    sql,
    now,
    [...users].flatMap((userId) => (userId === null ? [] : { userId, notice })),
  );
}
