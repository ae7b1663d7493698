import type { AudioElements } from "./audio-engine.ts";

/**
 * Two audio elements unlocked for autoplay. Create them inside the press handler: browsers then let them play
 * later, while the engine is still loading.
 */
export function createAudioElements(): AudioElements {
  return [createElement(), createElement()];
}

function createElement(): HTMLAudioElement {
  const element = new Audio();
  element.preload = "auto";
  element.load();
  return element;
}
