import { storedValue } from "../lib/storage.ts";

/**
 * The signed-in user's ID, null for nobody. The session cookie is hidden from scripts: this hint saves
 * visitors a request and tells other tabs of a sign-in or sign-out. Where nothing is stored, the browser may
 * have forgotten a user.
 */
export const sessionHint = storedValue<number | null>("session", null, (value) =>
  Number.isInteger(value) ? (value as number) : undefined,
);

/** Marks the document, so that the header reserves the space of a signed-in user's buttons. */
export function markSession(): void {
  document.documentElement.toggleAttribute("data-signed-in", sessionHint.get() !== null);
}
