import { expect, test, vi } from "vitest";
import { createAudioEngine } from "./engine/audio-engine.ts";
import { FakeAudio } from "./engine/fake-audio.fixture.ts";
import { DAY, lineOf } from "./machine/player.fixture.ts";
import { createPlayerStore } from "./player-store.ts";

const playDay = { type: "play", playlist: DAY, index: 0, scope: "day" } as const;

function stubAudio(): FakeAudio[] {
  const made: FakeAudio[] = [];
  vi.stubGlobal("Audio", function Audio() {
    made.push(new FakeAudio());
    return made.at(-1);
  });
  return made;
}

test("the elements are created and loaded in the click handler, while the engine still loads", async () => {
  const audios = stubAudio();
  const store = createPlayerStore(async () => createAudioEngine);
  expect(audios).toHaveLength(0);
  store.send(playDay);
  expect(audios.map(({ calls, preload }) => [calls, preload])).toEqual([
    [["drop"], "auto"],
    [["drop"], "auto"],
  ]);
  expect(store.get().phase.status).toBe("loading");
  await expect.poll(() => audios[0]?.calls).toContain("play");
  store.send({ type: "stop" });
});

test("commands from before the engine has loaded run in order", async () => {
  const audios = stubAudio();
  const store = createPlayerStore(async () => createAudioEngine);
  store.send(playDay);
  store.send({ type: "next" });
  store.send({ type: "pause" });
  await expect.poll(() => audios[0]?.calls).toContain("play");
  expect(audios[0]?.calls).toEqual([
    "drop",
    "pause",
    `fetch ${DAY[0]?.url}`,
    "play",
    "pause",
    `fetch ${DAY[1]?.url}`,
    "play",
    "pause",
  ]);
  expect(lineOf({ state: store.get(), effects: [] })).toBe("paused 1 0/? #2");
});

test("an engine that can't be loaded is a playback failure, and is loaded again on the next try", async () => {
  const audios = stubAudio();
  const loadEngine = vi
    .fn<() => Promise<typeof createAudioEngine>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValueOnce(createAudioEngine);
  const store = createPlayerStore(loadEngine);
  store.send(playDay);
  await expect.poll(() => store.get().phase.status).toBe("error");
  expect(lineOf({ state: store.get(), effects: [] })).toBe(
    'error 0 0/? "Audio playback failed" 0 #2',
  );
  store.send({ type: "resume" });
  await expect.poll(() => audios[2]?.calls).toContain("play");
  expect(store.get().phase.status).toBe("loading");
  store.send({ type: "stop" });
});

test("listeners are called only for changes, until they unsubscribe", () => {
  stubAudio();
  const store = createPlayerStore(async () => createAudioEngine);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.send({ type: "pause" });
  expect(listener).toHaveBeenCalledTimes(0);
  store.send({ type: "speedChosen", speed: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.send({ type: "speedChosen", speed: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
});
