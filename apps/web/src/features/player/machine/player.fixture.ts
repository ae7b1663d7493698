import {
  type ActivePhase,
  type Effect,
  initialState,
  type Phase,
  type PlayerState,
  type Step,
  type Track,
} from "./player-state.ts";
import { playlistOf } from "./playlist.ts";

const FOLDER = "https://audio.example/data/Alafasy_128kbps/";

export const DAY = playlistOf(
  [100, 101, 102, 103].map((verseNumber) => ({
    surahNumber: 9,
    verseNumber,
    title: `At-Tawbah 9:${verseNumber}`,
  })),
  FOLDER,
);

export const track = (change: Partial<Track> = {}): Track => ({
  playlist: DAY,
  scope: "day",
  index: 1,
  round: 1,
  position: 2,
  duration: 10,
  notice: null,
  failed: [],
  ...change,
});

/** A player in a phase, its latest request being number 7. */
export const inPhase = (phase: Phase, change: Partial<PlayerState> = {}): PlayerState => ({
  ...initialState(1, { mode: "off" }),
  token: 7,
  ...change,
  phase,
});

/**
 * A step in one line: status, verse (and the one to come), position/duration, notice, token; then the
 * effects. `between 1→2 10/10 #8 | timer 300#8`
 */
export function lineOf({ state, effects }: Step): string {
  const { phase, token, speed, repeat } = state;
  const what = phase.status === "idle" ? "idle" : `${phase.status} ${positionOf(phase)}`;
  const chosen = [
    speed === 1 ? "" : ` ×${speed}`,
    repeat.mode === "off" ? "" : ` repeat ${repeat.mode} ×${repeat.times ?? "∞"}`,
  ].join("");
  return [`${what} #${token}${chosen}`, ...effects.map(effectOf)].join(" | ");
}

function positionOf(phase: ActivePhase): string {
  const { index, round, scope, position, duration, notice } = phase.track;
  const upcoming = "upcoming" in phase ? phase.upcoming : null;
  const from = phase.status === "paused" && phase.upcoming ? `@${phase.upcoming.from}` : "";
  return [
    upcoming ? `${index}→${upcoming.index}${from}` : index,
    scope === "verse" ? " verse" : "",
    round > 1 || (upcoming?.round ?? 1) > 1 ? ` round ${upcoming?.round ?? round}` : "",
    ` ${position}/${duration ?? "?"}`,
    notice ? ` "${notice.failure}" ${notice.index}` : "",
  ].join("");
}

function effectOf(effect: Effect): string {
  switch (effect.type) {
    case "load":
      return `load ${nameOf(effect.url)}@${effect.from} ×${effect.speed}#${effect.token}`;
    case "preload":
      return `preload ${nameOf(effect.url)}`;
    case "seek":
      return `seek ${effect.position}`;
    case "setSpeed":
      return `speed ${effect.speed}`;
    case "startTimer":
      return `timer ${effect.ms}#${effect.token}`;
    case "play":
    case "pause":
    case "release":
    case "stopTimer":
    default:
      return effect.type;
  }
}

const nameOf = (url: string) => url.replace(FOLDER, "").replace(".mp3", "");
