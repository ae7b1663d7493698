import { chooseReciter, chooseRepeat, chooseSpeed } from "./on-choice.ts";
import type { ActivePhase, Command, PlayerState, Step, Track } from "./player-state.ts";
import { LOAD_LIMIT_MS } from "./player-state.ts";
import { finish, load, preloadFollowing, stay } from "./player-steps.ts";

/** Handles the reader's commands in every state. */
export function onCommand(state: PlayerState, command: Command): Step {
  if (command.type === "play") return start(state, command);
  if (command.type === "speedChosen") return chooseSpeed(state, command.speed);
  if (command.type === "repeatChosen") return chooseRepeat(state, command.repeat);
  const { phase } = state;
  return phase.status === "idle" ? stay(state) : onActiveCommand(state, phase, command);
}

type ActiveCommand = Exclude<Command, { type: "play" | "speedChosen" | "repeatChosen" }>;

function onActiveCommand(state: PlayerState, phase: ActivePhase, command: ActiveCommand): Step {
  switch (command.type) {
    case "toggle":
      return phase.status === "paused" || phase.status === "error"
        ? resume(state, phase)
        : pause(state, phase);
    case "pause":
      return pause(state, phase);
    case "resume":
      return resume(state, phase);
    case "next":
      return next(state, phase);
    case "previous":
      return moveTo(state, phase.track, Math.max(0, phase.track.index - 1));
    case "seek":
      return seek(state, phase, command.position);
    case "playOn":
      return playOn(state, phase);
    case "reciterChosen":
      return chooseReciter(state, phase, command.folderUrl);
    case "stop":
    default:
      return finish(state);
  }
}

function start(state: PlayerState, command: Extract<Command, { type: "play" }>): Step {
  const { playlist, index, scope } = command;
  const round = 1;
  const unheard = { position: 0, duration: null, notice: null, failed: [] };
  const track: Track = { playlist, scope, index, round, ...unheard };
  return load(state, track, { index, round });
}

function pause(state: PlayerState, phase: ActivePhase): Step {
  const { status, track } = phase;
  if (status === "paused" || status === "error") return stay(state);
  const upcoming = status === "between" ? { ...phase.upcoming, from: 0 } : null;
  return {
    state: { ...state, phase: { status: "paused", track, upcoming } },
    effects: upcoming === null ? [{ type: "pause" }] : [],
  };
}

function resume(state: PlayerState, phase: ActivePhase): Step {
  const { status, track } = phase;
  if (status === "error") return load(state, { ...track, notice: null }, track);
  if (status !== "paused") return stay(state);
  if (phase.upcoming !== null) return load(state, track, phase.upcoming);
  return {
    state: { ...state, phase: { status: "loading", track } },
    effects: [{ type: "play" }, { type: "startTimer", token: state.token, ms: LOAD_LIMIT_MS }],
  };
}

/** A command overrides repetition: next leaves a repeated verse or range. */
function next(state: PlayerState, phase: ActivePhase): Step {
  const { track } = phase;
  if (track.index + 1 < track.playlist.length) return moveTo(state, track, track.index + 1);
  return phase.status === "between" ? load(state, track, phase.upcoming) : stay(state);
}

function moveTo(state: PlayerState, track: Track, index: number): Step {
  const round = state.repeat.mode === "verse" ? 1 : track.round;
  return load(state, { ...track, notice: null, failed: [] }, { index, round });
}

function seek(state: PlayerState, phase: ActivePhase, wanted: number): Step {
  const { status, track } = phase;
  if (track.duration === null || status === "error") return stay(state);
  const position = Math.min(Math.max(wanted, 0), track.duration);
  const { index, round } = track;
  if (status === "between") return load(state, track, { index, round, from: position });
  const sought = { ...track, position };
  if (status === "paused" && phase.upcoming !== null) {
    const upcoming = { index, round, from: position };
    return stay({ ...state, phase: { status, track: sought, upcoming } });
  }
  return {
    state: { ...state, phase: { ...phase, track: sought } },
    effects: [{ type: "seek", position }],
  };
}

/** Continues from one verse with the rest of the day. */
function playOn(state: PlayerState, phase: ActivePhase): Step {
  const track: Track = { ...phase.track, scope: "day" };
  return {
    state: { ...state, phase: { ...phase, track } },
    effects: phase.status === "playing" ? preloadFollowing(state, track) : [],
  };
}
