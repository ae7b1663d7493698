import { expect, test } from "vitest";
import { DAY, lineOf } from "./player.fixture.ts";
import { transition } from "./player-machine.ts";
import { initialState, type PlayerEvent, type PlayerState } from "./player-state.ts";

const playDay = { type: "play", playlist: DAY, index: 0, scope: "day" } as const;

const send = (state: PlayerState, ...events: PlayerEvent[]) =>
  events.reduce((before, event) => transition(before, event).state, state);
const line = (state: PlayerState, event: PlayerEvent) => lineOf(transition(state, event));
const idle = initialState(1, { mode: "off" });

test("a single verse that can't be loaded or played shows an error, and stays", () => {
  const loading = send(idle, { ...playDay, scope: "verse" });
  expect(line(loading, { type: "loadFailed", token: 1 })).toBe(
    'error 0 verse 0/? "Audio not available" 0 #2 | stopTimer | pause',
  );
  expect(line(loading, { type: "playFailed", token: 1 })).toBe(
    'error 0 verse 0/? "Audio playback failed" 0 #2 | stopTimer | pause',
  );
});

test("a retry clears the failure", () => {
  const failed = send(idle, { ...playDay, scope: "verse" }, { type: "loadFailed", token: 1 });
  expect(line(failed, { type: "toggle" })).toBe(
    "loading 0 verse 0/? #3 | load 009100@0 ×1#3 | timer 20000#3",
  );
});

test("in a day the failure is shown while the next verse plays, and cleared when that one has played", () => {
  const failed = send(idle, playDay, { type: "loadFailed", token: 1 });
  expect(lineOf({ state: failed, effects: [] })).toBe('between 0→1 0/? "Audio not available" 0 #2');
  expect(line(failed, { type: "timeUp", token: 2 })).toBe(
    'loading 1 0/? "Audio not available" 0 #3 | load 009101@0 ×1#3 | timer 20000#3',
  );
  const next = send(failed, { type: "timeUp", token: 2 }, { type: "began", token: 3 });
  expect(line(next, { type: "ended", token: 3 })).toBe("between 1→2 0/? #4 | timer 300#4");
});

test("a failing verse is not repeated, and the last one ends in the error", () => {
  const repeating = initialState(1, { mode: "verse", times: null });
  expect(line(send(repeating, playDay), { type: "loadFailed", token: 1 })).toBe(
    'between 0→1 0/? "Audio not available" 0 #2 repeat verse ×∞ | pause | preload 009101 | timer 300#2',
  );
  const last = send(idle, { ...playDay, index: 3 });
  expect(line(last, { type: "loadFailed", token: 1 })).toBe(
    'error 3 0/? "Audio not available" 3 #2 | stopTimer | pause',
  );
});

test("three failures in a row stop the day where they began, so that no verse is lost to the network", () => {
  const third = send(
    idle,
    playDay,
    { type: "loadFailed", token: 1 },
    { type: "timeUp", token: 2 },
    { type: "loadFailed", token: 3 },
    { type: "timeUp", token: 4 },
  );
  expect(line(third, { type: "loadFailed", token: 5 })).toBe(
    'error 0 0/? "Audio not available" 0 #6 | stopTimer | pause',
  );
  const stopped = send(third, { type: "loadFailed", token: 5 });
  expect(line(stopped, { type: "resume" })).toBe(
    "loading 0 0/? #7 | load 009100@0 ×1#7 | timer 20000#7",
  );
});

test("a verse heard in between resets the count of failures", () => {
  const state = send(
    idle,
    playDay,
    { type: "loadFailed", token: 1 },
    { type: "timeUp", token: 2 },
    { type: "loadFailed", token: 3 },
    { type: "timeUp", token: 4 },
    { type: "ended", token: 5 },
    { type: "timeUp", token: 6 },
  );
  expect(line(state, { type: "loadFailed", token: 7 })).toBe(
    'error 3 0/? "Audio not available" 3 #8 | stopTimer | pause',
  );
});

test("a verse that neither begins nor fails counts as failed after 20 seconds", () => {
  expect(line(send(idle, playDay), { type: "timeUp", token: 1 })).toBe(
    'between 0→1 0/? "Audio not available" 0 #2 | pause | preload 009101 | timer 300#2',
  );
});

test("a source that fails twice over, as an error and as a refused play, is one failure", () => {
  const failed = send(idle, playDay, { type: "loadFailed", token: 1 });
  expect(transition(failed, { type: "playFailed", token: 1 })).toEqual({
    state: failed,
    effects: [],
  });
});
