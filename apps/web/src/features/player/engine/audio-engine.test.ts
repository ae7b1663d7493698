import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AudioEngine, createAudioEngine, findAudioEngine } from "./audio-engine.ts";
import { FakeAudio } from "./fake-audio.fixture.ts";
import type { Effect, Report } from "../machine/player-state.ts";

let first: FakeAudio;
let second: FakeAudio;
let reports: Report[];
let engine: AudioEngine;

beforeEach(() => {
  vi.useFakeTimers();
  [first, second, reports] = [new FakeAudio(), new FakeAudio(), []];
  engine = createAudioEngine([first.element, second.element], (report) => reports.push(report));
});

afterEach(() => {
  vi.useRealTimers();
});

const load = (url: string, token: number, from = 0): Effect => ({
  type: "load",
  token,
  url,
  from,
  speed: 1.5,
});

test("plays a recording at its speed, and reports its length, its beginning and its position", () => {
  engine.run(load("a.mp3", 1));
  expect(first.calls).toEqual(["pause", "fetch a.mp3", "play"]);
  expect([first.playbackRate, first.defaultPlaybackRate]).toEqual([1.5, 1.5]);
  first.duration = 8;
  first.fire("playing");
  first.currentTime = 2;
  first.fire("timeupdate");
  expect(reports).toEqual([
    { type: "duration", token: 1, duration: 8 },
    { type: "began", token: 1 },
    { type: "position", token: 1, position: 2 },
  ]);
});

test("a recording that was fetched ahead plays from the other element without being fetched again", () => {
  engine.run(load("a.mp3", 1));
  engine.run({ type: "preload", url: "b.mp3" });
  engine.run({ type: "preload", url: "b.mp3" });
  engine.run(load("b.mp3", 2));
  expect(second.calls).toEqual(["fetch b.mp3", "play"]);
  expect(first.calls).toEqual(["pause", "fetch a.mp3", "play", "pause"]);
});

test("the element that is done fetches the next verse, so that two are enough for any number", () => {
  engine.run(load("a.mp3", 1));
  engine.run({ type: "preload", url: "b.mp3" });
  engine.run(load("b.mp3", 2));
  engine.run({ type: "preload", url: "c.mp3" });
  engine.run(load("c.mp3", 3));
  expect(first.calls).toEqual(["pause", "fetch a.mp3", "play", "pause", "fetch c.mp3", "play"]);
});

test("a repeated verse starts over in its element", () => {
  engine.run(load("a.mp3", 1));
  first.currentTime = 8;
  engine.run(load("a.mp3", 2));
  expect(first.calls).toEqual(["pause", "fetch a.mp3", "play", "pause", "play"]);
  expect(first.currentTime).toBe(0);
});

test("a range that begins and ends within a recording begins and ends it", () => {
  engine.begin("a.mp3", 3);
  engine.run(load("a.mp3", 1));
  expect(first.currentTime).toBe(3);
  engine.end();
  expect(first.calls.at(-1)).toBe("pause");
  expect(reports).toEqual([{ type: "ended", token: 1 }]);
  engine.run(load("b.mp3", 2));
  expect(first.currentTime).toBe(0);
});

test("a recording that failed is fetched again when it is played again", () => {
  engine.run(load("a.mp3", 1));
  first.error = { code: 4 };
  engine.run(load("a.mp3", 2));
  expect(first.calls).toEqual(["pause", "fetch a.mp3", "play", "pause", "fetch a.mp3", "play"]);
});

test("events of an earlier request's element are ignored", () => {
  engine.run(load("a.mp3", 1));
  engine.run({ type: "preload", url: "b.mp3" });
  engine.run(load("b.mp3", 2));
  for (const event of ["playing", "ended", "error", "timeupdate", "pause"]) first.fire(event);
  expect(reports).toEqual([]);
});

test("stale media events are not reported", () => {
  engine.run(load("a.mp3", 1));
  // A seek back before the end event, a resume before the pause event, a pause before the start event.
  first.fire("ended");
  first.fire("pause");
  first.paused = true;
  first.fire("playing");
  expect(reports).toEqual([]);
});

test("an unrequested pause is reported, the one at the end is not", () => {
  engine.run(load("a.mp3", 1));
  first.paused = true;
  first.fire("pause");
  first.ended = true;
  first.fire("pause");
  first.fire("ended");
  expect(reports).toEqual([
    { type: "interrupted", token: 1 },
    { type: "ended", token: 1 },
  ]);
});

test("waiting for the network is reported, waiting with something to play is not", () => {
  engine.run(load("a.mp3", 1));
  first.readyState = 3;
  first.fire("waiting");
  first.readyState = 2;
  first.fire("waiting");
  expect(reports).toEqual([{ type: "stalled", token: 1 }]);
});

test.each([
  ["NotAllowedError", [{ type: "playFailed", token: 1 }]],
  ["NotSupportedError", [{ type: "loadFailed", token: 1 }]],
  ["AbortError", []],
])("a play refused with %s is reported by its kind", async (name, expected) => {
  first.refuse = new DOMException("", name);
  engine.run(load("a.mp3", 1));
  await vi.runAllTimersAsync();
  expect(reports).toEqual(expected);
});

test("a play that is refused after another recording was requested is ignored", async () => {
  first.refuse = new DOMException("", "NotAllowedError");
  engine.run(load("a.mp3", 1));
  first.refuse = null;
  engine.run(load("b.mp3", 2));
  await vi.runAllTimersAsync();
  expect(reports).toEqual([]);
});

test("a load error is reported", () => {
  engine.run(load("a.mp3", 1));
  first.fire("error");
  expect(reports).toEqual([{ type: "loadFailed", token: 1 }]);
});

test("the timer reports after its time, once, and only the last one that was started", () => {
  engine.run({ type: "startTimer", token: 1, ms: 20_000 });
  engine.run({ type: "startTimer", token: 2, ms: 300 });
  vi.advanceTimersByTime(299);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(reports).toEqual([{ type: "timeUp", token: 2 }]);
  engine.run({ type: "startTimer", token: 3, ms: 300 });
  engine.run({ type: "stopTimer" });
  vi.advanceTimersByTime(300);
  expect(reports).toHaveLength(1);
});

test("pause, play, seek and speed go to the element that plays", () => {
  engine.run(load("a.mp3", 1));
  engine.run({ type: "pause" });
  engine.run({ type: "play" });
  engine.run({ type: "seek", position: 3.5 });
  engine.run({ type: "setSpeed", speed: 0.5 });
  expect(first.calls).toEqual(["pause", "fetch a.mp3", "play", "pause", "play"]);
  expect([first.currentTime, first.playbackRate, first.defaultPlaybackRate]).toEqual([
    3.5, 0.5, 0.5,
  ]);
});

test("released, both elements are silent and fetch nothing, and the same verse is fetched again", () => {
  engine.run(load("a.mp3", 1));
  engine.run({ type: "preload", url: "b.mp3" });
  engine.run({ type: "release" });
  first.fire("ended");
  engine.run(load("a.mp3", 2));
  expect(second.calls).toEqual(["fetch b.mp3", "pause", "drop"]);
  expect(first.calls.slice(3)).toEqual(["pause", "drop", "pause", "fetch a.mp3", "play"]);
  expect(reports).toEqual([]);
});

test("a recording on this device is played from its copy, once that is found, unless it was paused before", async () => {
  const put = new Set(["https://host.example/a.mp3"]);
  const cache = {
    keys: async () => [...put].map((url) => new Request(url)),
  };
  vi.stubGlobal("caches", {
    has: async () => true,
    open: async () => cache,
    match: async () => new Response("sound"),
  });
  const revoke = vi.fn<(url: string) => void>();
  vi.stubGlobal(
    "URL",
    Object.assign(class extends URL {}, {
      createObjectURL: () => "blob:a",
      revokeObjectURL: revoke,
    }),
  );
  const create = await findAudioEngine();
  engine = create([first.element, second.element], (report) => reports.push(report));
  engine.run(load("https://host.example/a.mp3", 1));
  expect(first.calls).toEqual(["pause"]);
  await vi.waitFor(() => expect(first.calls).toEqual(["pause", "fetch blob:a", "play"]));
  expect(first.playbackRate).toBe(1.5);
  engine.run(load("b.mp3", 2));
  expect(first.calls.slice(3)).toEqual(["pause", "fetch b.mp3", "play"]);
  expect(revoke).toHaveBeenCalledWith("blob:a");
  engine.run(load("https://host.example/a.mp3", 3));
  engine.run({ type: "pause" });
  await vi.waitFor(() => expect(first.calls.at(-1)).toBe("fetch blob:a"));
  expect(first.paused).toBe(true);
  vi.unstubAllGlobals();
});
