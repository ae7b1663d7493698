import { useEffect } from "react";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { keyShortcuts } from "../../../reader/key-shortcuts.ts";
import type { Command } from "../machine/player-state.ts";
import type { PlayerStore } from "../player-store.ts";

const COMMANDS: Readonly<Record<string, Extract<Command["type"], "toggle" | "previous" | "next">>> =
  {
    " ": "toggle",
    ArrowLeft: "previous",
    ArrowRight: "next",
  };

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
/** Elements where Space already activates the focused control. */
const PRESSED_BY_SPACE = "button, a, summary, [role='button'], [role='tab'], [role='menuitem']";

/** Keys of the player, for a playing recitation; those of a verse in focus come first. */
export function useShortcuts(store: PlayerStore): void {
  const [isOn] = useStoredValue(keyShortcuts);
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
