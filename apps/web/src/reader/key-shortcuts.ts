import { storedValue } from "../lib/storage/storage.ts";

/** Whether single keys do something; the name is from when they were the player's alone. */
export const keyShortcuts = storedValue<boolean>("audio-shortcuts", true, (value) =>
  typeof value === "boolean" ? value : undefined,
);
