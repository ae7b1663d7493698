import type { Khatma, KhatmaShare, KhatmaSummary } from "@daily-quran/domain/group/khatma";
import { khatmaPath } from "@daily-quran/domain/web-paths";
import type { AnySql, Sql } from "../../db/client.ts";
import { seeGroup } from "../group-access/access.ts";
import { keysOf } from "./khatma-keys.ts";
import { type FoundKhatma, type KhatmaRow, listKhatmas } from "./khatma.sql.ts";
import { listReaders, type NamedReader } from "./khatma-reader.sql.ts";
import { listShares, type ShareRow } from "./khatma-share.sql.ts";
import { keepsKhatma, type KhatmaCaller, seeKhatma } from "./see-khatma.ts";
import { isOver, roundOf, type ShareAt, sharesAt, sharesOf } from "./share-states.ts";

/** The khatmas of a group, or without one the caller's own: kept or read in without a group, or with a share held. */
export async function listShownKhatmas(
  sql: Sql,
  { groupId, userId, now }: { groupId: number | undefined; userId: number; now: number },
): Promise<KhatmaSummary[]> {
  if (groupId !== undefined) await seeGroup(sql, groupId, userId);
  const shown: KhatmaSummary[] = [];
  // One at a time: the shares of sixty are 36,000 rows, which nobody else waits for in one turn.
  for (const khatma of await listKhatmas(sql, { groupId, userId }))
    // oxlint-disable-next-line no-await-in-loop
    shown.push(summaryOf(khatma, await listShares(sql, khatma.id), now));
  return shown;
}

function summaryOf(khatma: KhatmaRow, rows: readonly ShareRow[], now: number): KhatmaSummary {
  const shares = sharesAt(khatma, rows, now);
  const count = (state: KhatmaShare["state"]) =>
    shares.filter((share) => share.state === state).length;
  return {
    ...facts(khatma, now),
    shares: sharesOf(khatma),
    taken: count("taken"),
    done: count("done"),
  };
}

function facts(khatma: KhatmaRow, now: number) {
  const { id, groupId, name, intention, parts, repeats, createdAt, endsAt } = khatma;
  return {
    id,
    ...(groupId !== null && { groupId }),
    name,
    ...(intention && { intention }),
    count: parts,
    round: roundOf(khatma, now).number + 1,
    ...(repeats && { repeats }),
    createdAt,
    ...(endsAt && { endsAt }),
    isOver: isOver(khatma, now),
  };
}

/** A khatma as its caller sees it; who keeps it sees its link and readers, too. */
export async function showKhatma(
  sql: Sql,
  khatmaId: number,
  caller: KhatmaCaller & { readonly publicUrl: string },
): Promise<Khatma> {
  const seen = await seeKhatma(sql, khatmaId, caller);
  const { khatma, mayTake } = seen;
  const { reader, keeper, second, returnDays, plan, most, link } = khatma;
  const shares = sharesAt(khatma, await listShares(sql, khatmaId), caller.now);
  const isFinished = shares.every(({ state }) => state === "done");
  const readers = shares.flatMap(({ holder, also }) => [...(holder ? [holder] : []), ...also]);
  return {
    ...facts(khatma, caller.now),
    parts: sharesOf(khatma),
    plan,
    most,
    ...(returnDays !== null && { returnDays }),
    byLink: link !== null,
    ...(keeper !== null && { keeper }),
    ...(second !== null && { second }),
    ...(isFinished && { finishedAt: lastOf(readers) }),
    readers: new Set(readers.map(({ readerId }) => readerId)).size,
    shares: shares.map((share) =>
      shownShare(share, { isKeeper: seen.isKeeper, readerId: reader?.id }),
    ),
    canTake: mayTake && !isOver(khatma, caller.now),
    ...(reader && {
      you: { id: reader.id, name: reader.name ?? "", isVisitor: reader.userId === null },
    }),
    ...(seen.isKeeper && { kept: await keptOf(sql, khatma, caller.publicUrl) }),
  };
}

const lastOf = (rows: readonly ShareRow[]): string =>
  rows.reduce((last, { doneAt }) => (doneAt && doneAt > last ? doneAt : last), "");

/** A share as its caller sees it: that it is late only its reader and who keeps it. */
export function shownShare(
  { n, state, holder, also, isLate }: ShareAt,
  { readerId, isKeeper }: { readonly readerId: number | undefined; readonly isKeeper: boolean },
): KhatmaShare {
  const isYours =
    readerId !== undefined &&
    holder !== undefined &&
    [holder.readerId, holder.helpedBy].includes(readerId);
  const names = also.flatMap(({ name }) => name ?? []);
  return {
    n,
    state,
    ...(holder?.name && { by: holder.name }),
    ...(holder && (isYours || isKeeper) && { reader: holder.readerId }),
    ...(isYours && { yours: true as const }),
    ...(isLate && (isYours || isKeeper) && { late: true as const }),
    ...(names.length > 0 && { also: names }),
  };
}

// A response has at most 256 KB, with the longest names, too.
const MAX_SHOWN = 400;

async function keptOf(
  sql: AnySql,
  khatma: FoundKhatma,
  publicUrl: string,
): Promise<Khatma["kept"]> {
  const { id, link } = khatma;
  const readers = (await listReaders(sql, id))
    .slice(0, MAX_SHOWN)
    .map((reader) => shownReader(khatma, reader));
  if (link === null) return { readers };
  const { token, code } = await keysOf(sql, { id, link });
  return { link: `${publicUrl}${khatmaPath(id)}#${token}`, code, readers };
}

const shownReader = (
  khatma: KhatmaRow,
  { id, name, userId, hasSecret, isMember, role }: NamedReader,
) => ({
  id,
  name,
  isMember,
  ...(userId === null
    ? { isVisitor: true as const }
    : keepsKhatma(khatma, { userId, role }) && { isKeeper: true as const }),
  ...(userId === null && !hasSecret && { hasNoDevice: true as const }),
});
