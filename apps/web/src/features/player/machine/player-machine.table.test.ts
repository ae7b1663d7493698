import { expect, test } from "vitest";
import { DAY, inPhase, lineOf, track } from "./player.fixture.ts";
import { transition } from "./player-machine.ts";
import type { Phase, PlayerEvent } from "./player-state.ts";

const PHASES = {
  idle: { status: "idle" },
  loading: { status: "loading", track: track() },
  playing: { status: "playing", track: track() },
  between: { status: "between", track: track(), upcoming: { index: 2, round: 1 } },
  paused: { status: "paused", track: track(), upcoming: null },
  pausedInGap: {
    status: "paused",
    track: track(),
    upcoming: { index: 2, round: 1, from: 0 },
  },
  error: { status: "error", track: track({ position: 0, duration: null }) },
} satisfies Record<string, Phase>;

const EVENTS: { readonly [T in PlayerEvent["type"]]: PlayerEvent & { readonly type: T } } = {
  play: { type: "play", playlist: DAY, index: 3, scope: "verse" },
  pause: { type: "pause" },
  resume: { type: "resume" },
  toggle: { type: "toggle" },
  next: { type: "next" },
  previous: { type: "previous" },
  seek: { type: "seek", position: 4 },
  stop: { type: "stop" },
  playOn: { type: "playOn" },
  speedChosen: { type: "speedChosen", speed: 1.5 },
  repeatChosen: { type: "repeatChosen", repeat: { mode: "verse", times: 2 } },
  reciterChosen: { type: "reciterChosen", folderUrl: "other/" },
  began: { type: "began", token: 7 },
  stalled: { type: "stalled", token: 7 },
  interrupted: { type: "interrupted", token: 7 },
  ended: { type: "ended", token: 7 },
  loadFailed: { type: "loadFailed", token: 7 },
  playFailed: { type: "playFailed", token: 7 },
  engineFailed: { type: "engineFailed", token: 7 },
  timeUp: { type: "timeUp", token: 7 },
  position: { type: "position", token: 7, position: 3 },
  duration: { type: "duration", token: 7, duration: 12 },
};

/** What each event does in each phase; in the phases that are not named it does nothing. */
const CHANGES: {
  readonly [T in PlayerEvent["type"]]: { readonly [P in keyof typeof PHASES]?: string };
} = {
  play: {
    idle: "loading 3 verse 0/? #8 | load 009103@0 ×1#8 | timer 20000#8",
    loading: "loading 3 verse 0/? #8 | load 009103@0 ×1#8 | timer 20000#8",
    playing: "loading 3 verse 0/? #8 | load 009103@0 ×1#8 | timer 20000#8",
    between: "loading 3 verse 0/? #8 | load 009103@0 ×1#8 | timer 20000#8",
    paused: "loading 3 verse 0/? #8 | load 009103@0 ×1#8 | timer 20000#8",
    pausedInGap: "loading 3 verse 0/? #8 | load 009103@0 ×1#8 | timer 20000#8",
    error: "loading 3 verse 0/? #8 | load 009103@0 ×1#8 | timer 20000#8",
  },
  pause: {
    loading: "paused 1 2/10 #7 | stopTimer | pause",
    playing: "paused 1 2/10 #7 | pause",
    between: "paused 1→2@0 2/10 #7 | stopTimer",
  },
  resume: {
    paused: "loading 1 2/10 #7 | play | timer 20000#7",
    pausedInGap: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
    error: "loading 1 0/? #8 | load 009101@0 ×1#8 | timer 20000#8",
  },
  toggle: {
    loading: "paused 1 2/10 #7 | stopTimer | pause",
    playing: "paused 1 2/10 #7 | pause",
    between: "paused 1→2@0 2/10 #7 | stopTimer",
    paused: "loading 1 2/10 #7 | play | timer 20000#7",
    pausedInGap: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
    error: "loading 1 0/? #8 | load 009101@0 ×1#8 | timer 20000#8",
  },
  next: {
    loading: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
    playing: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
    between: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
    paused: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
    pausedInGap: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
    error: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
  },
  previous: {
    loading: "loading 0 0/? #8 | load 009100@0 ×1#8 | timer 20000#8",
    playing: "loading 0 0/? #8 | load 009100@0 ×1#8 | timer 20000#8",
    between: "loading 0 0/? #8 | load 009100@0 ×1#8 | timer 20000#8",
    paused: "loading 0 0/? #8 | load 009100@0 ×1#8 | timer 20000#8",
    pausedInGap: "loading 0 0/? #8 | load 009100@0 ×1#8 | timer 20000#8",
    error: "loading 0 0/? #8 | load 009100@0 ×1#8 | timer 20000#8",
  },
  seek: {
    loading: "loading 1 4/10 #7 | seek 4",
    playing: "playing 1 4/10 #7 | seek 4",
    between: "loading 1 4/? #8 | load 009101@4 ×1#8 | timer 20000#8",
    paused: "paused 1 4/10 #7 | seek 4",
    pausedInGap: "paused 1→1@4 4/10 #7",
  },
  stop: {
    loading: "idle #7 | stopTimer | release",
    playing: "idle #7 | release",
    between: "idle #7 | stopTimer | release",
    paused: "idle #7 | release",
    pausedInGap: "idle #7 | release",
    error: "idle #7 | release",
  },
  playOn: {
    playing: "playing 1 2/10 #7 | preload 009102",
  },
  speedChosen: {
    idle: "idle #7 ×1.5",
    loading: "loading 1 2/10 #7 ×1.5 | speed 1.5",
    playing: "playing 1 2/10 #7 ×1.5 | speed 1.5",
    between: "between 1→2 2/10 #7 ×1.5 | speed 1.5",
    paused: "paused 1 2/10 #7 ×1.5 | speed 1.5",
    pausedInGap: "paused 1→2@0 2/10 #7 ×1.5 | speed 1.5",
    error: "error 1 0/? #7 ×1.5 | speed 1.5",
  },
  repeatChosen: {
    idle: "idle #7 repeat verse ×2",
    loading: "loading 1 2/10 #7 repeat verse ×2",
    playing: "playing 1 2/10 #7 repeat verse ×2",
    between: "between 1→1 round 2 2/10 #7 repeat verse ×2 | preload 009101",
    paused: "paused 1 2/10 #7 repeat verse ×2",
    pausedInGap: "paused 1→2@0 2/10 #7 repeat verse ×2",
    error: "error 1 0/? #7 repeat verse ×2",
  },
  reciterChosen: {
    loading: "loading 1 0/? #8 | load other/009101@0 ×1#8 | timer 20000#8",
    playing: "loading 1 0/? #8 | load other/009101@0 ×1#8 | timer 20000#8",
    between: "between 1→2 2/10 #7 | preload other/009102",
    paused: "paused 1→1@0 0/? #7",
    pausedInGap: "paused 1→2@0 0/? #7",
    error: "loading 1 0/? #8 | load other/009101@0 ×1#8 | timer 20000#8",
  },
  began: {
    loading: "playing 1 2/10 #7 | stopTimer | preload 009102",
    paused: "playing 1 2/10 #7 | preload 009102",
    pausedInGap: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
  },
  stalled: {
    playing: "loading 1 2/10 #7 | timer 20000#7",
  },
  interrupted: {
    loading: "paused 1 2/10 #7 | stopTimer",
    playing: "paused 1 2/10 #7",
  },
  ended: {
    loading: "between 1→2 2/10 #8 | timer 300#8",
    playing: "between 1→2 2/10 #8 | timer 300#8",
  },
  loadFailed: {
    loading: 'between 1→2 2/10 "Audio not available" 1 #8 | pause | preload 009102 | timer 300#8',
    playing: 'between 1→2 2/10 "Audio not available" 1 #8 | pause | preload 009102 | timer 300#8',
    paused: 'error 1 0/? "Audio not available" 1 #8 | pause',
  },
  playFailed: {
    loading: 'between 1→2 2/10 "Audio playback failed" 1 #8 | pause | preload 009102 | timer 300#8',
    playing: 'between 1→2 2/10 "Audio playback failed" 1 #8 | pause | preload 009102 | timer 300#8',
  },
  engineFailed: {
    loading: 'error 1 0/? "Audio playback failed" 1 #8 | stopTimer | pause',
    playing: 'error 1 0/? "Audio playback failed" 1 #8 | pause',
    between: 'error 1 0/? "Audio playback failed" 1 #8 | stopTimer | pause',
    paused: 'error 1 0/? "Audio playback failed" 1 #8 | pause',
    pausedInGap: 'error 1 0/? "Audio playback failed" 1 #8 | pause',
    error: 'error 1 0/? "Audio playback failed" 1 #8 | pause',
  },
  timeUp: {
    loading: 'between 1→2 2/10 "Audio not available" 1 #8 | pause | preload 009102 | timer 300#8',
    between: "loading 2 0/? #8 | load 009102@0 ×1#8 | timer 20000#8",
  },
  position: {
    loading: "loading 1 3/10 #7",
    playing: "playing 1 3/10 #7",
    paused: "paused 1 3/10 #7",
  },
  duration: {
    loading: "loading 1 2/12 #7",
    playing: "playing 1 2/12 #7",
    paused: "paused 1 2/12 #7",
  },
};

type PhaseName = keyof typeof PHASES;

const CELLS = Object.values(EVENTS).flatMap((event) =>
  (Object.keys(PHASES) as PhaseName[]).map((name) => {
    return { event, name, change: CHANGES[event.type][name] };
  }),
);

test.each(CELLS.filter(({ change }) => change !== undefined))(
  "$event.type in $name: $change",
  ({ event, name, change }) => {
    expect(lineOf(transition(inPhase(PHASES[name]), event))).toBe(change);
  },
);

test.each(CELLS.filter(({ change }) => change === undefined))(
  "$event.type in $name does nothing",
  ({ event, name }) => {
    const before = inPhase(PHASES[name]);
    expect(transition(before, event)).toEqual({ state: before, effects: [] });
  },
);

const LATE = Object.values(EVENTS).filter((event) => "token" in event);

test.each(LATE)("$type of an earlier request does nothing in any phase", (event) => {
  for (const phase of Object.values(PHASES)) {
    const before = inPhase(phase, { token: 8 });
    expect(transition(before, event)).toEqual({ state: before, effects: [] });
  }
});
