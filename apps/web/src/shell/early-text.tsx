import { useLayoutEffect } from "react";
import { markHydrated } from "../lib/hydrated-mark.ts";
import { textFields, typeInto } from "../lib/typed-text.ts";

/**
 * Replays to React what was typed or autofilled before hydration. It runs in a layout effect, since the
 * page's next render would reset its fields.
 */
export function EarlyText() {
  useLayoutEffect(() => {
    for (const field of textFields()) {
      const { value, defaultValue } = field;
      if (value === defaultValue) continue;
      // React's tracker must see a change.
      field.value = defaultValue;
      typeInto(field, value);
    }
    markHydrated();
  }, []);
  return null;
}
