import { expect, test } from "vitest";
import { DAY, inPhase, lineOf, track } from "./player.fixture.ts";
import { transition } from "./player-machine.ts";
import { initialState, type PlayerEvent, type PlayerState, type Step } from "./player-state.ts";
import type { Repeat } from "./repeat.ts";

const playDay = { type: "play", playlist: DAY, index: 0, scope: "day" } as const;
const playVerse = { ...playDay, index: 1, scope: "verse" } as const;

/** Sends events one after the other; `"began"` alone is a report of the latest request. */
function run(
  start: PlayerState,
  ...events: readonly (PlayerEvent | "began" | "ended" | "timeUp" | "loadFailed")[]
) {
  const lines: string[] = [];
  let step: Step = { state: start, effects: [] };
  for (const event of events) {
    const sent =
      typeof event === "string" ? ({ type: event, token: step.state.token } as const) : event;
    step = transition(step.state, sent);
    lines.push(lineOf(step));
  }
  return { state: step.state, lines };
}

const range = (first: string, last: string, times: number): Repeat => ({
  mode: "range",
  first,
  last,
  times,
});

const idle = (repeat: Repeat = { mode: "off" }) => initialState(1, repeat);

/** The verses that are heard from here to the end, when nothing goes wrong and nobody intervenes. */
function heard(start: PlayerState, event: PlayerEvent, atMost = 20): number[] {
  let { state } = transition(start, event);
  const indexes: number[] = [];
  while (state.phase.status !== "idle" && indexes.length < atMost) {
    indexes.push(state.phase.track.index);
    for (const type of ["began", "ended", "timeUp"] as const) {
      state = transition(state, { type, token: state.token }).state;
    }
  }
  return indexes;
}

test("a day plays verse after verse with 300 ms between them, and finishes after the last", () => {
  const { lines } = run(
    idle(),
    ...([playDay, "began", "ended", "timeUp", "began", "ended", "timeUp"] as const),
    ...(["began", "ended", "timeUp", "began", "ended"] as const),
  );
  expect(lines).toEqual([
    "loading 0 0/? #1 | load 009100@0 ×1#1 | timer 20000#1",
    "playing 0 0/? #1 | stopTimer | preload 009101",
    "between 0→1 0/? #2 | timer 300#2",
    "loading 1 0/? #3 | load 009101@0 ×1#3 | timer 20000#3",
    "playing 1 0/? #3 | stopTimer | preload 009102",
    "between 1→2 0/? #4 | timer 300#4",
    "loading 2 0/? #5 | load 009102@0 ×1#5 | timer 20000#5",
    "playing 2 0/? #5 | stopTimer | preload 009103",
    "between 2→3 0/? #6 | timer 300#6",
    "loading 3 0/? #7 | load 009103@0 ×1#7 | timer 20000#7",
    "playing 3 0/? #7 | stopTimer",
    "idle #7 | release",
  ]);
});

test("one verse plays and finishes; continuing plays the rest of the day", () => {
  expect(heard(idle(), playVerse)).toEqual([1]);
  const { state, lines } = run(idle(), playVerse, "began", { type: "playOn" });
  expect(lines.at(-1)).toBe("playing 1 0/? #1 | preload 009102");
  expect(heard(state, { type: "ended", token: 1 })).toEqual([1, 2, 3]);
});

test.each<{ what: string; repeat: Repeat; index: number; verses: number[] }>([
  {
    what: "each verse twice",
    repeat: { mode: "verse", times: 2 },
    index: 1,
    verses: [1, 1, 2, 2, 3, 3],
  },
  {
    what: "the day twice",
    repeat: { mode: "day", times: 2 },
    index: 0,
    verses: [0, 1, 2, 3, 0, 1, 2, 3],
  },
  {
    what: "the day twice, begun late",
    repeat: { mode: "day", times: 2 },
    index: 2,
    verses: [2, 3, 0, 1, 2, 3],
  },
  {
    what: "a range three times",
    repeat: range("9:101", "9:102", 3),
    index: 1,
    verses: [1, 2, 1, 2, 1, 2],
  },
  { what: "a range of one verse", repeat: range("9:102", "9:102", 2), index: 1, verses: [1, 2, 2] },
  {
    what: "a range entered from before",
    repeat: range("9:101", "9:102", 2),
    index: 0,
    verses: [0, 1, 2, 1, 2],
  },
  { what: "a range passed by", repeat: range("9:100", "9:101", 2), index: 2, verses: [2, 3] },
  { what: "a range of another day", repeat: range("1:1", "1:2", 2), index: 1, verses: [1, 2, 3] },
])("repeats $what", ({ repeat, index, verses }) => {
  expect(heard(idle(repeat), { ...playDay, index })).toEqual(verses);
});

test("repeats without end until that is turned off", () => {
  const repeat: Repeat = { mode: "verse", times: null };
  expect(heard(idle(repeat), playVerse, 6)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("one verse is repeated by the verse count alone: the day's repetition is not its own", () => {
  expect(heard(idle({ mode: "verse", times: 3 }), playVerse)).toEqual([1, 1, 1]);
  expect(heard(idle({ mode: "day", times: 3 }), playVerse)).toEqual([1]);
});

test("next leaves a repeated verse, and the next verse has its full count", () => {
  const { state } = run(idle({ mode: "verse", times: 2 }), playDay, "began", "ended", "timeUp");
  expect(lineOf({ state, effects: [] })).toBe("loading 0 round 2 0/? #3 repeat verse ×2");
  expect(heard(state, { type: "next" })).toEqual([1, 1, 2, 2, 3, 3]);
});

test("next leaves a repeated range, and keeps the round inside of it", () => {
  const repeat: Repeat = { mode: "range", times: 2, first: "9:100", last: "9:101" };
  const second = run(idle(repeat), playDay, "ended", "timeUp", "ended", "timeUp").state;
  expect(lineOf({ state: second, effects: [] })).toBe("loading 0 round 2 0/? #5 repeat range ×2");
  const { state, lines } = run(second, { type: "next" });
  expect(lines).toEqual([
    "loading 1 round 2 0/? #6 repeat range ×2 | load 009101@0 ×1#6 | timer 20000#6",
  ]);
  expect(heard(state, { type: "next" })).toEqual([2, 3]);
});

test("a range that is chosen elsewhere is entered at once, and plays the day's way", () => {
  const repeat: Repeat = { mode: "range", times: 2, first: "9:102", last: "9:103" };
  const playing = inPhase({ status: "playing", track: track({ scope: "verse" }) });
  const { lines } = run(playing, { type: "repeatChosen", repeat });
  expect(lines).toEqual(["loading 2 0/? #8 repeat range ×2 | load 009102@0 ×1#8 | timer 20000#8"]);
  const paused = inPhase({ status: "paused", track: track(), upcoming: null });
  expect(run(paused, { type: "repeatChosen", repeat }).lines).toEqual([
    "paused 1→2@0 2/10 #7 repeat range ×2",
  ]);
});

test("repetition turned off in the gap after the last verse ends the day", () => {
  const between = inPhase(
    { status: "between", track: track({ index: 3 }), upcoming: { index: 0, round: 2 } },
    { repeat: { mode: "day", times: 2 } },
  );
  const { lines } = run(between, { type: "repeatChosen", repeat: { mode: "off" } });
  expect(lines).toEqual(["idle #7 | stopTimer | release"]);
});

test("next at the last verse does nothing, but ends the wait for a repetition", () => {
  const last = inPhase({ status: "playing", track: track({ index: 3 }) });
  expect(run(last, { type: "next" }).lines).toEqual(["playing 3 2/10 #7"]);
  const between = inPhase(
    { status: "between", track: track({ index: 3 }), upcoming: { index: 0, round: 2 } },
    { repeat: { mode: "day", times: 2 } },
  );
  expect(run(between, { type: "next" }).lines).toEqual([
    "loading 0 round 2 0/? #8 repeat day ×2 | load 009100@0 ×1#8 | timer 20000#8",
  ]);
});

test("previous at the first verse starts it over", () => {
  const first = inPhase({ status: "playing", track: track({ index: 0 }) });
  expect(run(first, { type: "previous" }).lines).toEqual([
    "loading 0 0/? #8 | load 009100@0 ×1#8 | timer 20000#8",
  ]);
});

test("another reciter reads the same verse, not the first one, in the same round", () => {
  const playing = inPhase(
    { status: "playing", track: track({ index: 2, round: 2 }) },
    { repeat: { mode: "verse", times: 3 } },
  );
  const { lines, state } = run(playing, { type: "reciterChosen", folderUrl: "husary" });
  expect(lines).toEqual([
    "loading 2 round 2 0/? #8 repeat verse ×3 | load husary/009102@0 ×1#8 | timer 20000#8",
  ]);
  expect(heard(state, { type: "began", token: 8 })).toEqual([2, 2, 3, 3, 3]);
});

test("seeking stays within the recording, and waits until its length is known", () => {
  const playing = inPhase({ status: "playing", track: track() });
  expect(run(playing, { type: "seek", position: 99 }).lines).toEqual([
    "playing 1 10/10 #7 | seek 10",
  ]);
  expect(run(playing, { type: "seek", position: -5 }).lines).toEqual([
    "playing 1 0/10 #7 | seek 0",
  ]);
  const unknown = inPhase({ status: "loading", track: track({ duration: null }) });
  expect(run(unknown, { type: "seek", position: 3 }).lines).toEqual(["loading 1 2/? #7"]);
});
