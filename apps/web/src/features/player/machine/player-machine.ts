import { onCommand } from "./on-command.ts";
import { end, fail, load, preloadFollowing, stay, stopWithError } from "./player-steps.ts";
import {
  type PlayerEvent,
  type PlayerState,
  type Report,
  type Status,
  type Step,
  type ActivePhase,
  type Track,
  LOAD_LIMIT_MS,
} from "./player-state.ts";

/** The player as a pure state machine: a state and an event return the next state and effects. */
export function transition(state: PlayerState, event: PlayerEvent): Step {
  const step = isReport(event) ? onReport(state, event) : onCommand(state, event);
  const timerIsDue = isTimed(state.phase.status) && !isTimed(step.state.phase.status);
  return timerIsDue
    ? { state: step.state, effects: [{ type: "stopTimer" }, ...step.effects] }
    : step;
}

const isReport = (event: PlayerEvent): event is Report => "token" in event;

/** The states with a running timer. */
const isTimed = (status: Status) => status === "loading" || status === "between";

/** Handles reports of the latest request; late ones of earlier requests are ignored. */
function onReport(state: PlayerState, report: Report): Step {
  const { phase } = state;
  if (phase.status === "idle" || report.token !== state.token) return stay(state);
  switch (report.type) {
    case "began":
      return began(state, phase);
    case "stalled":
      return stalled(state, phase);
    case "interrupted":
      return isSounding(phase)
        ? stay({ ...state, phase: { status: "paused", track: phase.track, upcoming: null } })
        : stay(state);
    case "ended":
      return isSounding(phase) ? end(state, phase.track) : stay(state);
    case "loadFailed":
      return loadFailed(state, phase);
    case "playFailed":
      return isSounding(phase) ? fail(state, phase.track, "Audio playback failed") : stay(state);
    case "engineFailed":
      return stopWithError(state, phase.track, "Audio playback failed");
    case "timeUp":
      return timeUp(state, phase);
    case "position":
      return withTrack(state, phase, { position: report.position });
    case "duration":
    default:
      return withTrack(state, phase, { duration: report.duration });
  }
}

const isSounding = ({ status }: ActivePhase) => status === "loading" || status === "playing";

/** Playback may resume without a command, as after a phone call. */
function began(state: PlayerState, phase: ActivePhase): Step {
  const { status, track } = phase;
  if (status !== "loading" && status !== "paused") return stay(state);
  if (status === "paused" && phase.upcoming) return load(state, track, phase.upcoming);
  return {
    state: { ...state, phase: { status: "playing", track } },
    effects: preloadFollowing(state, track),
  };
}

function stalled(state: PlayerState, { status, track }: ActivePhase): Step {
  if (status !== "playing") return stay(state);
  return {
    state: { ...state, phase: { status: "loading", track } },
    effects: [{ type: "startTimer", token: state.token, ms: LOAD_LIMIT_MS }],
  };
}

/** A paused playlist does not advance; ignore failures of a recording that resuming won't play. */
function loadFailed(state: PlayerState, phase: ActivePhase): Step {
  if (isSounding(phase)) return fail(state, phase.track, "Audio not available");
  if (phase.status !== "paused" || phase.upcoming !== null) return stay(state);
  return stopWithError(state, phase.track, "Audio not available");
}

function timeUp(state: PlayerState, phase: ActivePhase): Step {
  if (phase.status === "between") return load(state, phase.track, phase.upcoming);
  return phase.status === "loading" ? fail(state, phase.track, "Audio not available") : stay(state);
}

function withTrack(state: PlayerState, phase: ActivePhase, change: Partial<Track>): Step {
  const isHeld = phase.status === "paused" && phase.upcoming !== null;
  if (isHeld || phase.status === "between" || phase.status === "error") return stay(state);
  return stay({ ...state, phase: { ...phase, track: { ...phase.track, ...change } } });
}
