import { useEffect } from "react";
import { useStoredValue } from "../../../lib/use-stored-value.ts";
import { audioShortcuts } from "../audio-preferences.ts";
import type { Command } from "../machine/player-state.ts";
import type { PlayerStore } from "../player-store.ts";

const COMMANDS: Readonly<Record<string, Extract<Command["type"], "toggle" | "previous" | "next">>> =
  {
    " ": "toggle",
    k: "toggle",
    j: "previous",
    ArrowLeft: "previous",
    l: "next",
    ArrowRight: "next",
  };

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
/** Elements where Space already activates the focused control. */
const PRESSED_BY_SPACE = "button, a, summary, [role='button'], [role='tab'], [role='menuitem']";

/** Keyboard shortcuts of the player. They can be turned off: single letters disturb speech input. */
export function useShortcuts(store: PlayerStore): void {
  const [isOn] = useStoredValue(audioShortcuts);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === undefined) return;
      event.preventDefault();
      store.send({ type: command });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [store, isOn]);
}

function commandOf(event: KeyboardEvent) {
  const { key, target, repeat, isComposing, defaultPrevented } = event;
  if (defaultPrevented || repeat || isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (target instanceof Element) {
    if (target.closest(FIELDS)) return undefined;
    if (key === " " && target.closest(PRESSED_BY_SPACE)) return undefined;
  }
  return COMMANDS[key];
}
