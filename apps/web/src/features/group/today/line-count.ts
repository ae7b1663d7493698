import { storedValue } from "../../../lib/storage/storage.ts";

export const MAX_LINES = 5;

/** How many lines of group readings the home page had: their space is reserved before the first paint. */
export const lineCount = storedValue<number>("group-lines", 1, (value) =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_LINES
    ? (value as number)
    : undefined,
);

/** Whether the user's groups read today: then their lines are the first thing on the home page. */
export const comesFirst = storedValue<boolean>("groups-first", false, (value) =>
  typeof value === "boolean" ? value : undefined,
);

/** Reserves the space of the lines, for signed-in users; without a network none come. */
export function reserveLines(): void {
  const lines = navigator.onLine ? lineCount.get() : 0;
  document.documentElement.style.setProperty("--group-lines", String(lines));
  document.documentElement.toggleAttribute("data-groups-first", lines > 0 && comesFirst.get());
}
