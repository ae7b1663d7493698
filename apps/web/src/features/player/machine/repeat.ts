import { type PlaylistItem, verseKey } from "./playlist.ts";

/** How often something is heard in all; null is without end. */
export type Times = number | null;

/** What is heard again. A range is named by its verses (`9:100`), so that it survives a reload and means nothing on another day. */
export type Repeat =
  | { readonly mode: "off" }
  | { readonly mode: "verse" | "day"; readonly times: Times }
  | {
      readonly mode: "range";
      readonly times: Times;
      readonly first: string;
      readonly last: string;
    };

/** Whether one verse was asked for, or the day from a verse on. */
export type Scope = "verse" | "day";

/** A verse of the playlist to play, as which hearing of what is repeated (the first is 1). */
export interface Target {
  readonly index: number;
  readonly round: number;
}

export interface PlaylistPosition extends Target {
  readonly playlist: readonly PlaylistItem[];
  readonly scope: Scope;
}

/** What plays after a verse has ended by itself; null when that was all. */
export function following(position: PlaylistPosition, repeat: Repeat): Target | null {
  const { index, round } = position;
  if (repeat.mode === "verse" && isHeardAgain(round, repeat.times)) {
    return { index, round: round + 1 };
  }
  return position.scope === "verse" ? null : followingInDay(position, repeat);
}

/** What plays after a verse could not be played: never the same verse at once. */
export function followingFailure(position: PlaylistPosition, repeat: Repeat): Target | null {
  return position.scope === "verse" ? null : followingInDay(position, repeat);
}

function followingInDay(
  { playlist, index, round }: PlaylistPosition,
  repeat: Repeat,
): Target | null {
  const loop = loopOf(playlist, repeat);
  if (loop?.last === index) {
    return isHeardAgain(round, loop.times) ? { index: loop.first, round: round + 1 } : null;
  }
  if (index + 1 >= playlist.length) return null;
  return { index: index + 1, round: repeat.mode === "verse" ? 1 : round };
}

/** A choice as it holds for a reading: a range whose ends are not of it repeats nothing, nor does a day where there is none. */
export function repeatOn(keys: readonly string[], repeat: Repeat): Repeat {
  const isElsewhere =
    (repeat.mode === "day" && keys.length === 0) ||
    (repeat.mode === "range" && !(keys.includes(repeat.first) && keys.includes(repeat.last)));
  return isElsewhere ? { mode: "off" } : repeat;
}

interface Loop {
  readonly first: number;
  readonly last: number;
  readonly times: Times;
}

/** The stretch of the playlist that is repeated, if any. */
export function loopOf(playlist: readonly PlaylistItem[], repeat: Repeat): Loop | null {
  if (repeat.mode === "day") return { first: 0, last: playlist.length - 1, times: repeat.times };
  if (repeat.mode !== "range") return null;
  const first = playlist.findIndex(({ verse }) => verseKey(verse) === repeat.first);
  const last = playlist.findIndex(({ verse }) => verseKey(verse) === repeat.last);
  return first === -1 || last < first ? null : { first, last, times: repeat.times };
}

const isHeardAgain = (round: number, times: Times) => times === null || round < times;
