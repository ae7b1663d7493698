import type { PlaylistItem } from "./playlist.ts";
import type { PlaylistPosition, Repeat, Scope, Target } from "./repeat.ts";

/** The pause between two verses. */
export const GAP_MS = 300;
/** A verse that has neither begun nor failed by then counts as failed, so that nobody waits in front of a stuck one. */
export const LOAD_LIMIT_MS = 20_000;
/** So many failures in a row are the network's, not the verses': the player stops where they began. */
export const FAILURES_IN_A_ROW = 3;

export type Failure = "Audio not available" | "Audio playback failed";

/** A verse being played, from the first request for it to its end. */
export interface Track extends PlaylistPosition {
  /** In seconds. */
  readonly position: number;
  readonly duration: number | null;
  /** What went wrong last, and with which verse of the playlist. */
  readonly notice: { readonly failure: Failure; readonly index: number } | null;
  /** Playlist indexes of the verses that failed one after the other. */
  readonly failed: readonly number[];
}

/** The specification's idle, loading, playing and error; `between` and `paused` are playing's siblings. */
export type Phase =
  | { readonly status: "idle" }
  | { readonly status: "loading" | "playing" | "error"; readonly track: Track }
  /** The gap after a verse: the track is still the verse that ended, `upcoming` the one to come. */
  | { readonly status: "between"; readonly track: Track; readonly upcoming: Target }
  /** `upcoming` is what resuming loads; null resumes the recording where it stands. */
  | { readonly status: "paused"; readonly track: Track; readonly upcoming: StartAt | null };

export type Status = Phase["status"];
export type ActivePhase = Exclude<Phase, { readonly status: "idle" }>;

/** A target, and the second of its recording to start from. */
export interface StartAt extends Target {
  readonly from: number;
}

export interface PlayerState {
  readonly phase: Phase;
  /** The number of the latest request. A report that carries another one is late, and is ignored. */
  readonly token: number;
  readonly speed: number;
  readonly repeat: Repeat;
}

/** What the reader asks for. */
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
  /** The same verses, as another reciter reads them. */
  | { readonly type: "reciterChosen"; readonly folderUrl: string };

/** What became of a request, with that request's token. */
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

/** What the machine wants done; the audio engine does it. */
export type Effect =
  /** Plays a recording from a position, in place of any other. */
  | {
      readonly type: "load";
      readonly token: number;
      readonly url: string;
      readonly from: number;
      readonly speed: number;
    }
  /** Fetches the recording that will probably be next. */
  | { readonly type: "preload"; readonly url: string }
  | { readonly type: "play" | "pause" | "release" | "stopTimer" }
  | { readonly type: "seek"; readonly position: number }
  | { readonly type: "setSpeed"; readonly speed: number }
  /** Reports `timeUp` later; there is one timer, and starting it ends the one before. */
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
