import { useLayoutEffect } from "react";
import { markHydrated } from "../lib/hydrated-mark.ts";

/**
 * Stands after a page: once the page is React's, tells it of what was typed, or filled in by the browser, before that.
 * In a layout effect, as the page's next rendering would set its fields back.
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

/** React listens for input but passes over a value that it has already seen: through the field itself it sees the old one, through the prototype it doesn't see the new one. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  Reflect.set(HTMLInputElement.prototype, "value", typed, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
