import type { PlaylistItem } from "./playlist.ts";
import type { PlaylistPosition, Repeat, Scope, Target } from "./repeat.ts";

/** The pause between two verses. */
export const GAP_MS = 300;
/** The timeout after which a stuck verse counts as failed. */
export const LOAD_LIMIT_MS = 20_000;
/** After so many failures in a row the network is to blame: the player stops at the first of them. */
export const MAX_FAILURES_IN_A_ROW = 3;

export type Failure = "Audio not available" | "Audio playback failed";

/** A verse being played, from the first request for it to its end. */
export interface Track extends PlaylistPosition {
  /** In seconds. */
  readonly position: number;
  readonly duration: number | null;
  /** The last failure and the index of its verse. */
  readonly notice: { readonly failure: Failure; readonly index: number } | null;
  /** Indexes of the verses that failed in a row. */
  readonly failed: readonly number[];
}

/** idle, loading, playing and error are the specification's; `between` and `paused` extend playing. */
export type Phase =
  | { readonly status: "idle" }
  | { readonly status: "loading" | "playing" | "error"; readonly track: Track }
  /** The gap after a verse: the track is the verse that ended, `upcoming` the next one. */
  | { readonly status: "between"; readonly track: Track; readonly upcoming: Target }
  /** `upcoming` is loaded on resuming; null resumes the current recording. */
  | { readonly status: "paused"; readonly track: Track; readonly upcoming: StartAt | null };

export type Status = Phase["status"];
export type ActivePhase = Exclude<Phase, { readonly status: "idle" }>;

/** A target with the start position in seconds. */
export interface StartAt extends Target {
  readonly from: number;
}

export interface PlayerState {
  readonly phase: Phase;
  /** The id of the latest request; reports with another one are late and ignored. */
  readonly token: number;
  readonly speed: number;
  readonly repeat: Repeat;
}

/** The reader's commands. */
export type Command =
  | {
      readonly type: "play";
      readonly playlist: readonly PlaylistItem[];
      readonly index: number;
      readonly scope: Scope;
    }
  | { readonly type: "pause" | "resume" | "toggle" | "next" | "previous" | "stop" | "playOn" }
  | { readonly type: "seek"; readonly position: number }
  | { readonly type: "speedChosen"; readonly speed: number }
  | { readonly type: "repeatChosen"; readonly repeat: Repeat }
  /** The same playlist by another reciter. */
  | { readonly type: "reciterChosen"; readonly folderUrl: string };

/** The result of a request, with its token. */
export type Report =
  | {
      readonly type:
        | "began"
        | "stalled"
        | "interrupted"
        | "ended"
        | "loadFailed"
        | "playFailed"
        | "engineFailed"
        | "timeUp";
      readonly token: number;
    }
  | { readonly type: "position"; readonly token: number; readonly position: number }
  | { readonly type: "duration"; readonly token: number; readonly duration: number };

export type PlayerEvent = Command | Report;

/** Effects that the audio engine runs. */
export type Effect =
  /** Plays a recording from a position and stops any other. */
  | {
      readonly type: "load";
      readonly token: number;
      readonly url: string;
      readonly from: number;
      readonly speed: number;
    }
  /** Preloads the recording that probably comes next. */
  | { readonly type: "preload"; readonly url: string }
  | { readonly type: "play" | "pause" | "release" | "stopTimer" }
  | { readonly type: "seek"; readonly position: number }
  | { readonly type: "setSpeed"; readonly speed: number }
  /** Reports `timeUp` later. There is one timer: a new start cancels the last. */
  | { readonly type: "startTimer"; readonly token: number; readonly ms: number };

export interface Step {
  readonly state: PlayerState;
  readonly effects: readonly Effect[];
}

export const initialState = (speed: number, repeat: Repeat): PlayerState => ({
  phase: { status: "idle" },
  token: 0,
  speed,
  repeat,
});
