import { useLayoutEffect } from "react";
import { markHydrated } from "../lib/hydrated-mark.ts";

/**
 * Replays to React what was typed or autofilled before hydration. It runs in a layout effect, since the
 * page's next render would reset its fields.
 */
export function EarlyText() {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>("input")) {
      if (!CHOSEN.has(field.type) && field.value !== field.defaultValue) typeAgain(field);
    }
    markHydrated();
  }, []);
  return null;
}

const CHOSEN = new Set(["radio", "checkbox"]);

/**
 * Resets the value first, then sets it past the tracker of React, which ignores an input event without a
 * change.
 */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  Reflect.set(HTMLInputElement.prototype, "value", typed, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
