import { type PlaylistItem, verseKey } from "./playlist.ts";

/** How often something is played in all; null repeats forever. */
export type Times = number | null;

/**
 * What is repeated. A range is stored by verse keys (`9:100`), so that it survives a reload and is ignored on
 * another day.
 */
export type Repeat =
  | { readonly mode: "off" }
  | { readonly mode: "verse" | "day"; readonly times: Times }
  | {
      readonly mode: "range";
      readonly times: Times;
      readonly first: string;
      readonly last: string;
    };

/** Plays one verse, or the day from a verse on. */
export type Scope = "verse" | "day";

/** A verse of the playlist to play; `round` counts repetitions from 1. */
export interface Target {
  readonly index: number;
  readonly round: number;
}

export interface PlaylistPosition extends Target {
  readonly playlist: readonly PlaylistItem[];
  readonly scope: Scope;
}

/** What plays after a verse has ended; null at the end. */
export function following(position: PlaylistPosition, repeat: Repeat): Target | null {
  const { index, round } = position;
  if (repeat.mode === "verse" && isHeardAgain(round, repeat.times)) {
    return { index, round: round + 1 };
  }
  return position.scope === "verse" ? null : followingInDay(position, repeat);
}

/** What plays after a failed verse: never the same one, to avoid a loop. */
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

/** The choice for one reading: off for a range outside of it, or for a day of single verses. */
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

/** The repeated part of the playlist, if any. */
export function loopOf(playlist: readonly PlaylistItem[], repeat: Repeat): Loop | null {
  if (repeat.mode === "day") return { first: 0, last: playlist.length - 1, times: repeat.times };
  if (repeat.mode !== "range") return null;
  const first = playlist.findIndex(({ verse }) => verseKey(verse) === repeat.first);
  const last = playlist.findIndex(({ verse }) => verseKey(verse) === repeat.last);
  return first === -1 || last < first ? null : { first, last, times: repeat.times };
}

const isHeardAgain = (round: number, times: Times) => times === null || round < times;
