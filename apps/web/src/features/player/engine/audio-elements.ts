import type { AudioElements } from "./audio-engine.ts";

/**
 * Two elements that may play later without a press. To be made while the reader's press is being handled: browsers
 * let an element play by itself once a press has loaded it, and the engine is still on its way then.
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
