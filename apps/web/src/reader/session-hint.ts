import { storedValue } from "../lib/storage.ts";

/**
 * The ID of the user who signed in at this browser, null for nobody. The session itself is a cookie that scripts can't
 * read; the hint saves visitors a request, and carries the news of a sign-in or sign-out to every open tab.
 */
export const sessionHint = storedValue<number | null>("session", null, (value) =>
  Number.isInteger(value) ? (value as number) : undefined,
);

/** Marks the document, so that the header keeps the room that a signed-in user's buttons will take. */
export function markSession(): void {
  document.documentElement.toggleAttribute("data-signed-in", sessionHint.get() !== null);
}
