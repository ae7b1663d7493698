import { oneOf, storedValue } from "../../lib/storage/storage.ts";

/** Whether the settings stand beside the reading, where there is room for them. */
export const railChoice = storedValue<"shown" | "folded">(
  "settings-rail",
  "shown",
  oneOf(["shown", "folded"]),
);

/** Folds the settings away before the first paint; style sheets follow the mark. */
export function markRail(): void {
  document.documentElement.toggleAttribute("data-rail-folded", railChoice.get() === "folded");
}
