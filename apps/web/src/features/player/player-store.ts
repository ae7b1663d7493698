import { createAudioElements } from "./engine/audio-elements.ts";
import type { AudioElements, AudioEngine, CreateAudioEngine } from "./engine/audio-engine.ts";
import { transition } from "./machine/player-machine.ts";
import {
  type Effect,
  initialState,
  type PlayerEvent,
  type PlayerState,
} from "./machine/player-state.ts";

export interface PlayerStore {
  readonly get: () => PlayerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: PlayerEvent) => void;
}

const importEngine = async () => (await import("./engine/audio-engine.ts")).createAudioEngine;

/** The machine and its engine, which is loaded on the first play. */
export function createPlayerStore(
  loadEngine: () => Promise<CreateAudioEngine> = importEngine,
): PlayerStore {
  const listeners = new Set<() => void>();
  let state = initialState(1, { mode: "off" });
  let engine: AudioEngine | null = null;
  let held: Effect[] | null = null;

  function send(event: PlayerEvent) {
    perform(apply(event));
  }

  function apply(event: PlayerEvent): readonly Effect[] {
    const step = transition(state, event);
    if (step.state !== state) {
      state = step.state;
      listeners.forEach((listener) => listener());
    }
    return step.effects;
  }

  function perform(effects: readonly Effect[]) {
    if (engine) {
      effects.forEach(engine.run);
    } else if (held) {
      held.push(...effects);
    } else if (effects.length > 0) {
      held = [...effects];
      void startEngine(createAudioElements());
    }
  }

  async function startEngine(elements: AudioElements) {
    const createAudioEngine = await loadEngine().catch(() => null);
    if (createAudioEngine) {
      engine = createAudioEngine(elements, send);
      held?.forEach(engine.run);
    } else {
      // No engine is loaded that could run the effects.
      apply({ type: "engineFailed", token: state.token });
    }
    held = null;
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
  };
}
