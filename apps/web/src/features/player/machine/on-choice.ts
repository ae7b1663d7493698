import { recordingUrl } from "@daily-quran/domain/recitation/reciters";
import type { ActivePhase, PlayerState, Step, Track } from "./player-state.ts";
import { finish, load, preloadFollowing, stay, urlAt } from "./player-steps.ts";
import { following, loopOf, type Repeat } from "./repeat.ts";

export function chooseSpeed(state: PlayerState, speed: number): Step {
  return {
    state: { ...state, speed },
    effects: state.phase.status === "idle" ? [] : [{ type: "setSpeed", speed }],
  };
}

/** Resets the count. Repeating a range or the day implies playing the day; a range is entered at once. */
export function chooseRepeat(before: PlayerState, repeat: Repeat): Step {
  const state = { ...before, repeat };
  const { phase } = state;
  if (phase.status === "idle") return stay(state);
  const isOfDay = repeat.mode === "range" || repeat.mode === "day";
  const track: Track = { ...phase.track, round: 1, scope: isOfDay ? "day" : phase.track.scope };
  const entry = entryOf(track, repeat);
  if (entry === null) return continueWith(state, phase, track);
  if (phase.status !== "paused") return load(state, track, { index: entry, round: 1 });
  const upcoming = { index: entry, round: 1, from: 0 };
  return stay({ ...state, phase: { status: "paused", track, upcoming } });
}

/** The range's first verse when the current one is outside it. */
function entryOf({ playlist, index }: Track, repeat: Repeat): number | null {
  const loop = loopOf(playlist, repeat);
  return loop && (index < loop.first || index > loop.last) ? loop.first : null;
}

function continueWith(state: PlayerState, phase: ActivePhase, track: Track): Step {
  if (phase.status === "between") {
    const upcoming = following(track, state.repeat);
    if (upcoming === null) return finish(state);
    return {
      state: { ...state, phase: { status: "between", track, upcoming } },
      effects: [{ type: "preload", url: urlAt(track, upcoming.index) }],
    };
  }
  if (phase.status === "paused") {
    const upcoming = phase.upcoming && { ...phase.upcoming, round: 1 };
    return stay({ ...state, phase: { status: "paused", track, upcoming } });
  }
  return {
    state: { ...state, phase: { ...phase, track } },
    effects: phase.status === "playing" ? preloadFollowing(state, track) : [],
  };
}

/** Keeps the verse but restarts it: reciters differ in timing. */
export function chooseReciter(state: PlayerState, phase: ActivePhase, folderUrl: string): Step {
  const playlist = phase.track.playlist.map(({ verse }) => ({
    verse,
    url: recordingUrl(verse, folderUrl),
  }));
  const { index, round } = phase.track;
  const track: Track = { ...phase.track, playlist, notice: null, failed: [] };
  if (phase.status === "between") {
    return {
      state: { ...state, phase: { ...phase, track } },
      effects: [{ type: "preload", url: urlAt(track, phase.upcoming.index) }],
    };
  }
  if (phase.status !== "paused") return load(state, track, { index, round });
  const upcoming = { ...(phase.upcoming ?? { index, round }), from: 0 };
  const unheard = { ...track, position: 0, duration: null };
  return stay({ ...state, phase: { status: "paused", track: unheard, upcoming } });
}
