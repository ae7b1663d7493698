import { createStore, type Store } from "../../lib/storage/store.ts";
import type { AudioElements, AudioEngine, CreateAudioEngine } from "./engine/audio-engine.ts";
import { transition } from "./machine/player-machine.ts";
import {
  type Effect,
  initialState,
  type PlayerEvent,
  type PlayerState,
} from "./machine/player-state.ts";

export interface PlayerStore extends Omit<Store<PlayerState>, "set"> {
  readonly send: (event: PlayerEvent) => void;
  /** What plays, once it is loaded; it knows at any time where the recording is. */
  readonly engine: () => AudioEngine | null;
}

const importEngine = async () => (await import("./engine/audio-engine.ts")).findAudioEngine();

/** The machine and its engine, which is loaded on the first play. */
export function createPlayerStore(
  loadEngine: () => Promise<CreateAudioEngine> = importEngine,
): PlayerStore {
  const { get, set, subscribe } = createStore(initialState(1, { mode: "off" }));
  let engine: AudioEngine | null = null;
  let queued: Effect[] | null = null;

  function send(event: PlayerEvent) {
    perform(apply(event));
  }

  function apply(event: PlayerEvent): readonly Effect[] {
    const { state, effects } = transition(get(), event);
    set(state);
    return effects;
  }

  function perform(effects: readonly Effect[]) {
    if (engine) {
      effects.forEach(engine.run);
    } else if (queued) {
      queued.push(...effects);
    } else if (effects.length > 0) {
      queued = [...effects];
      void startEngine(createAudioElements());
    }
  }

  async function startEngine(elements: AudioElements) {
    const createAudioEngine = await loadEngine().catch(() => null);
    if (createAudioEngine) {
      engine = createAudioEngine(elements, send);
      queued?.forEach(engine.run);
    } else {
      // No engine is loaded that could run the effects.
      apply({ type: "engineFailed", token: get().token });
    }
    queued = null;
  }

  return { get, subscribe, send, engine: () => engine };
}

/**
 * Two audio elements unlocked for autoplay. Create them inside the press handler: browsers then let them play
 * later, while the engine is still loading.
 */
function createAudioElements(): AudioElements {
  return [createElement(), createElement()];
}

function createElement(): HTMLAudioElement {
  const element = new Audio();
  element.load();
  return element;
}
