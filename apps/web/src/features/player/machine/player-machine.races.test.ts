import { expect, test } from "vitest";
import { DAY, lineOf } from "./player.fixture.ts";
import { transition } from "./player-machine.ts";
import { initialState, type PlayerEvent, type PlayerState } from "./player-state.ts";

const playDay = { type: "play", playlist: DAY, index: 0, scope: "day" } as const;
const playVerse = (index: number) => ({ ...playDay, index, scope: "verse" }) as const;
const idle = initialState(1, { mode: "off" });

const send = (state: PlayerState, ...events: PlayerEvent[]) =>
  events.reduce((before, event) => transition(before, event).state, state);
const lines = (state: PlayerState, ...events: PlayerEvent[]) => {
  let before = state;
  return events.map((event) => {
    const step = transition(before, event);
    before = step.state;
    return lineOf(step);
  });
};
const changes = (state: PlayerState, event: PlayerEvent) => {
  const step = transition(state, event);
  return step.state !== state || step.effects.length > 0;
};

test("play during load: the second verse replaces the first, whose late events are ignored", () => {
  const state = send(idle, playVerse(0), playVerse(2));
  expect(lineOf({ state, effects: [] })).toBe("loading 2 verse 0/? #2");
  for (const type of ["began", "ended", "loadFailed", "playFailed", "timeUp"] as const) {
    expect(changes(state, { type, token: 1 })).toBe(false);
  }
  expect(lines(state, { type: "began", token: 2 })).toEqual(["playing 2 verse 0/? #2 | stopTimer"]);
});

test("two cards at once: only the last one plays", () => {
  expect(lines(idle, playVerse(0), playVerse(1), { type: "began", token: 1 })).toEqual([
    "loading 0 verse 0/? #1 | load 009100@0 ×1#1 | timer 20000#1",
    "loading 1 verse 0/? #2 | load 009101@0 ×1#2 | timer 20000#2",
    "loading 1 verse 0/? #2",
  ]);
});

test("pause during load holds the recording, and resuming plays that one", () => {
  const loading = send(idle, playDay);
  expect(
    lines(loading, { type: "pause" }, { type: "playFailed", token: 1 }, { type: "resume" }),
  ).toEqual([
    "paused 0 0/? #1 | stopTimer | pause",
    "paused 0 0/? #1",
    "loading 0 0/? #1 | play | timer 20000#1",
  ]);
});

test("a late end event after the reader has moved on is ignored", () => {
  const playing = send(idle, playDay, { type: "began", token: 1 });
  const moved = send(playing, { type: "next" });
  expect(changes(moved, { type: "ended", token: 1 })).toBe(false);
  const ended = send(playing, { type: "ended", token: 1 });
  expect(changes(ended, { type: "ended", token: 1 })).toBe(false);
});

test("seeking in the gap goes back into the verse, and the gap's timer is ignored", () => {
  const gap = send(
    idle,
    playDay,
    { type: "duration", token: 1, duration: 10 },
    { type: "began", token: 1 },
    { type: "ended", token: 1 },
  );
  expect(lines(gap, { type: "seek", position: 4 }, { type: "timeUp", token: 2 })).toEqual([
    "loading 0 4/? #3 | load 009100@4 ×1#3 | timer 20000#3",
    "loading 0 4/? #3",
  ]);
});

test("pause in the gap holds the next verse back, and resuming plays it at once", () => {
  const gap = send(idle, playDay, { type: "ended", token: 1 });
  expect(lines(gap, { type: "pause" }, { type: "timeUp", token: 2 }, { type: "resume" })).toEqual([
    "paused 0→1@0 0/? #2 | stopTimer",
    "paused 0→1@0 0/? #2",
    "loading 1 0/? #3 | load 009101@0 ×1#3 | timer 20000#3",
  ]);
});

test("next in the gap advances one verse, not two", () => {
  const gap = send(idle, playDay, { type: "ended", token: 1 });
  expect(lines(gap, { type: "next" }, { type: "timeUp", token: 2 })).toEqual([
    "loading 1 0/? #3 | load 009101@0 ×1#3 | timer 20000#3",
    "loading 1 0/? #3",
  ]);
});

test("next in the gap before a repetition leaves the repeated verse", () => {
  const repeating = initialState(1, { mode: "verse", times: 5 });
  const gap = send(repeating, playDay, { type: "ended", token: 1 });
  expect(lines(gap, { type: "next" })).toEqual([
    "loading 1 0/? #3 repeat verse ×5 | load 009101@0 ×1#3 | timer 20000#3",
  ]);
});

test("another reciter while loading: the first one's recording is no longer waited for", () => {
  const loading = send(idle, { ...playDay, index: 2 });
  const chosen = send(loading, { type: "reciterChosen", folderUrl: "husary" });
  expect(changes(chosen, { type: "began", token: 1 })).toBe(false);
  expect(changes(chosen, { type: "loadFailed", token: 1 })).toBe(false);
  expect(lines(chosen, { type: "began", token: 2 })).toEqual([
    "playing 2 0/? #2 | stopTimer | preload husary/009103",
  ]);
});

test("another reciter, chosen in the gap, reads the next verse", () => {
  const gap = send(idle, playDay, { type: "ended", token: 1 });
  expect(
    lines(gap, { type: "reciterChosen", folderUrl: "husary" }, { type: "timeUp", token: 2 }),
  ).toEqual([
    "between 0→1 0/? #2 | preload husary/009101",
    "loading 1 0/? #3 | load husary/009101@0 ×1#3 | timer 20000#3",
  ]);
});

test("leaving the page stops playback, and no later event restarts it", () => {
  const playing = send(idle, playDay, { type: "began", token: 1 });
  const left = send(playing, { type: "stop" });
  expect(lineOf({ state: left, effects: [] })).toBe("idle #1");
  for (const type of ["began", "ended", "timeUp", "loadFailed", "interrupted"] as const) {
    expect(changes(left, { type, token: 1 })).toBe(false);
  }
  expect(lines(left, playVerse(3))).toEqual([
    "loading 3 verse 0/? #2 | load 009103@0 ×1#2 | timer 20000#2",
  ]);
});

test("a call that silences the phone pauses, and its end plays on", () => {
  const playing = send(idle, playDay, { type: "began", token: 1 });
  expect(lines(playing, { type: "interrupted", token: 1 }, { type: "began", token: 1 })).toEqual([
    "paused 0 0/? #1",
    "playing 0 0/? #1 | preload 009101",
  ]);
});

test("a hidden tab may run the timer late: the verse still follows, once", () => {
  const gap = send(idle, playDay, { type: "ended", token: 1 });
  expect(lines(gap, { type: "timeUp", token: 2 }, { type: "timeUp", token: 2 })).toEqual([
    "loading 1 0/? #3 | load 009101@0 ×1#3 | timer 20000#3",
    "loading 1 0/? #3",
  ]);
});
