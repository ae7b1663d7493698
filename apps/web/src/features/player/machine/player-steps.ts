import {
  type Effect,
  type Failure,
  MAX_FAILURES_IN_A_ROW,
  GAP_MS,
  LOAD_LIMIT_MS,
  type PlayerState,
  type StartAt,
  type Step,
  type Track,
} from "./player-state.ts";
import { following, followingFailure, type Target } from "./repeat.ts";

export const stay = (state: PlayerState): Step => ({ state, effects: [] });

/** Loads and plays a verse of the playlist. */
export function load(state: PlayerState, track: Track, target: Target | StartAt): Step {
  const { index, round } = target;
  const from = "from" in target ? target.from : 0;
  const token = state.token + 1;
  const loaded: Track = { ...track, index, round, position: from, duration: null };
  return {
    state: { ...state, token, phase: { status: "loading", track: loaded } },
    effects: [
      { type: "load", token, url: urlAt(track, index), from, speed: state.speed },
      { type: "startTimer", token, ms: LOAD_LIMIT_MS },
    ],
  };
}

/** The step after a verse has ended. */
export function end(state: PlayerState, track: Track): Step {
  const upcoming = following(track, state.repeat);
  if (upcoming === null) return finish(state);
  return wait(state, { ...track, notice: null, failed: [] }, upcoming);
}

/**
 * Reports a verse that can't be played, then continues; a single verse, or too many failures, stop it.
 */
export function fail(state: PlayerState, track: Track, failure: Failure): Step {
  const failed = [...track.failed, track.index];
  const notice = { failure, index: track.index };
  const isNetwork = failed.length >= MAX_FAILURES_IN_A_ROW;
  const upcoming = isNetwork ? null : followingFailure(track, state.repeat);
  if (upcoming === null) return stopWithError(state, { ...track, failed }, failure);
  const { state: waiting, effects } = wait(state, { ...track, notice, failed }, upcoming);
  const ahead: Effect = { type: "preload", url: urlAt(track, upcoming.index) };
  return { state: waiting, effects: [{ type: "pause" }, ahead, ...effects] };
}

/** Stops with a failure; after several in a row at the first one, so that no verse is skipped. */
export function stopWithError(state: PlayerState, track: Track, failure: Failure): Step {
  const index =
    track.failed.length >= MAX_FAILURES_IN_A_ROW ? (track.failed[0] ?? track.index) : track.index;
  const stopped: Track = {
    ...track,
    index,
    position: 0,
    duration: null,
    notice: { failure, index },
    failed: [],
  };
  return {
    state: { ...state, token: state.token + 1, phase: { status: "error", track: stopped } },
    effects: [{ type: "pause" }],
  };
}

export const finish = (state: PlayerState): Step => ({
  state: { ...state, phase: { status: "idle" } },
  effects: [{ type: "release" }],
});

/** Preloads the next verse, so that the network adds no gap. */
export function preloadFollowing(state: PlayerState, track: Track): Effect[] {
  const upcoming = following(track, state.repeat);
  if (upcoming === null || upcoming.index === track.index) return [];
  return [{ type: "preload", url: urlAt(track, upcoming.index) }];
}

/** The gap has its own request id, so that late reports of the ended recording are ignored. */
function wait(state: PlayerState, track: Track, upcoming: Target): Step {
  const token = state.token + 1;
  return {
    state: { ...state, token, phase: { status: "between", track, upcoming } },
    effects: [{ type: "startTimer", token, ms: GAP_MS }],
  };
}

export const urlAt = (track: Track, index: number): string => track.playlist[index]?.url ?? "";
