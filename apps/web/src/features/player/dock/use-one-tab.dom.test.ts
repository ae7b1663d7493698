import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createStore } from "../../../lib/storage/store.ts";
import { inPhase, track } from "../machine/player.fixture.ts";
import type { PlayerEvent, PlayerState } from "../machine/player-state.ts";
import { useOneTab } from "./use-one-tab.ts";

function openTab(state: PlayerState) {
  const { get, set, subscribe } = createStore(state);
  const sent: PlayerEvent[] = [];
  const send = (event: PlayerEvent) => sent.push(event);
  const store = { get, subscribe, send, engine: () => null };
  renderHook(() => useOneTab(store));
  return { set, sent };
}

test("a tab that begins to play pauses the others, and not itself", async () => {
  const paused = inPhase({ status: "paused", track: track(), upcoming: null });
  const first = openTab(paused);
  const second = openTab(inPhase({ status: "playing", track: track() }));
  await waitFor(() => expect(first.sent).toEqual([{ type: "pause" }]));
  first.set(inPhase({ status: "loading", track: track() }));
  first.set(inPhase({ status: "playing", track: track() }));
  first.set(inPhase({ status: "between", track: track(), upcoming: { index: 1, round: 1 } }));
  await waitFor(() => expect(second.sent).toEqual([{ type: "pause" }]));
  expect(first.sent).toHaveLength(1);
});
