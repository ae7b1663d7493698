import type { KhatmaShare } from "@daily-quran/domain/group/khatma";
import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import {
  placeOfShare,
  type Round,
  roundAt,
  shareOfPlace,
  type Shares,
} from "@daily-quran/reading-schedule/khatma/shares";
import type { KhatmaRow } from "./khatma.sql.ts";
import type { ShareRow } from "./khatma-share.sql.ts";

/** What a share is at an instant, with who has it and who else has read it. */
export interface ShareAt {
  readonly n: number;
  readonly place: number;
  readonly state: KhatmaShare["state"];
  readonly holder: ShareRow | undefined;
  readonly also: readonly ShareRow[];
  /** Had once by somebody who has not read it. */
  readonly left: readonly ShareRow[];
  readonly isLate: boolean;
}

/** The round of a khatma. */
export const roundOf = ({ createdAt, repeats }: KhatmaRow, now: number): Round =>
  roundAt(Date.parse(createdAt), repeats ?? undefined, now);

/** How a khatma is shared out. */
export const sharesOf = ({ part, parts }: KhatmaRow): Shares => part ?? parts;

/** Whether no share can be taken any more: its end has come, or nobody keeps it. */
export const isOver = (khatma: KhatmaRow, now: number): boolean =>
  hasEnded(khatma, now) ||
  (khatma.groupId === null && khatma.keeperId === null && khatma.secondId === null);

const hasEnded = ({ endsAt }: KhatmaRow, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now;

/** When a share that was taken comes back, in epoch milliseconds; undefined for never. */
export function returnsAt(
  { returnDays }: KhatmaRow,
  round: Round,
  { takenAt }: ShareRow,
): number | undefined {
  if (returnDays === null) return undefined;
  return Math.max(Date.parse(takenAt), round.from) + returnDays * DAY_MS;
}

/** How long before a share comes back its reader is told: a day, of one day half of it. */
const noticeOf = ({ returnDays }: KhatmaRow): number => Math.min(1, (returnDays ?? 2) / 2) * DAY_MS;

/** All shares of a khatma in order, out of the rows of those that somebody has or had. */
export function sharesAt(khatma: KhatmaRow, rows: readonly ShareRow[], now: number): ShareAt[] {
  const round = roundOf(khatma, now);
  const byPlace = rowsByPlace(rows);
  return Array.from({ length: khatma.parts }, (_, at) => {
    const place = placeOfShare(at + 1, round.number, khatma.parts);
    return shareAt(khatma, { place, rows: byPlace.get(place) ?? [], round, now });
  });
}

/** The rows of each place. */
export function rowsByPlace<Row extends { readonly place: number }>(
  rows: readonly Row[],
): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const others = found.get(row.place);
    if (others) others.push(row);
    else found.set(row.place, [row]);
  }
  return found;
}

interface Place {
  readonly place: number;
  /** Of this place. */
  readonly rows: readonly ShareRow[];
  readonly round: Round;
  readonly now: number;
}

/** The share of one place. */
export function shareAt(khatma: KhatmaRow, { place, rows, round, now }: Place): ShareAt {
  const isDone = ({ doneAt }: ShareRow) => doneAt !== null && Date.parse(doneAt) >= round.from;
  const done = rows.filter(isDone);
  const returnOf = (row: ShareRow) => returnsAt(khatma, round, row) ?? Infinity;
  const held = rows.find((row) => row.isHeld && (isDone(row) || returnOf(row) > now));
  const holder = held ?? done[0];
  const isOpen = holder !== undefined && !isDone(holder);
  return {
    n: shareOfPlace(place, round.number, khatma.parts),
    place,
    state: holder === undefined ? "free" : isOpen ? "taken" : "done",
    holder,
    also: done.filter((row) => row !== holder),
    left: rows.filter((row) => row !== holder && !isDone(row)),
    isLate: isOpen && (hasEnded(khatma, now) || returnOf(holder) - now <= noticeOf(khatma)),
  };
}
