import { expect, test, vi } from "vitest";
import { inPhase, track } from "../machine/player.fixture.ts";
import type { PlayerEvent, PlayerState } from "../machine/player-state.ts";
import type { PlayerStore } from "../player-store.ts";
import { connectMediaSession } from "./use-media-session.ts";

function connect(state: PlayerState) {
  vi.stubGlobal("MediaMetadata", function MediaMetadata(init: object) {
    return init;
  });
  const sent: PlayerEvent[] = [];
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const positions: (MediaPositionState | undefined)[] = [];
  const session = {
    metadata: null,
    playbackState: "none",
    setPositionState: (position?: MediaPositionState) => positions.push(position),
    setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
      if (action === "stop") throw new TypeError("This browser knows no stop");
      handlers.set(action, handler);
    },
  };
  const store: PlayerStore = {
    get: () => state,
    subscribe: () => () => {},
    send: (event) => sent.push(event),
    engine: () => null,
  };
  const disconnect = connectMediaSession(store, session as unknown as MediaSession, {
    album: "Daily Quran Reading",
    artist: "Mishary Alafasy",
  });
  return { session, handlers, sent, positions, disconnect };
}

const playing = inPhase({ status: "playing", track: track({ position: 11 }) }, { speed: 1.5 });

test("says which verse plays, who recites it, where in it, and how fast", () => {
  const { session, positions } = connect(playing);
  expect(session).toMatchObject({
    metadata: {
      title: "At-Tawbah 9:101",
      artist: "Mishary Alafasy",
      album: "Daily Quran Reading",
      artwork: [{ src: "/icon-512.png", sizes: "512x512", type: "image/png" }],
    },
    playbackState: "playing",
  });
  expect(positions).toEqual([{ duration: 10, position: 10, playbackRate: 1.5 }]);
});

test("is paused in an error and while paused, and playing in the gap between two verses", () => {
  const upcoming = { index: 2, round: 1 };
  expect([
    connect(inPhase({ status: "error", track: track() })).session.playbackState,
    connect(inPhase({ status: "paused", track: track(), upcoming: null })).session.playbackState,
    connect(inPhase({ status: "between", track: track(), upcoming })).session.playbackState,
  ]).toEqual(["paused", "paused", "playing"]);
});

test("its buttons are commands", () => {
  const { handlers, sent } = connect(playing);
  const press = (action: MediaSessionAction, details = {}) =>
    handlers.get(action)?.({ action, ...details });
  press("play");
  press("pause");
  press("previoustrack");
  press("nexttrack");
  press("seekbackward");
  press("seekforward", { seekOffset: 5 });
  press("seekto", { seekTime: 7 });
  expect(sent).toEqual([
    { type: "resume" },
    { type: "pause" },
    { type: "previous" },
    { type: "next" },
    { type: "seek", position: 1 },
    { type: "seek", position: 16 },
    { type: "seek", position: 7 },
  ]);
});

test("disconnected, it shows nothing and does nothing", () => {
  const { session, handlers, positions, disconnect } = connect(playing);
  disconnect();
  expect([session.metadata, session.playbackState, positions.at(-1)]).toEqual([
    null,
    "none",
    undefined,
  ]);
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
});
