import { storedValue } from "../../lib/storage/storage.ts";
import { createStore } from "../../lib/storage/store.ts";

const userId = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined);

/**
 * The signed-in user's ID, null for nobody. The session cookie is hidden from scripts: this hint saves
 * visitors a request and tells other tabs of a sign-in or sign-out. Where nothing is stored, the browser may
 * have forgotten a user.
 */
export const sessionHint = storedValue<number | null>("session", null, userId);

/** Marks the document, so that the header reserves the space of a signed-in user's buttons. */
export function markSession(): void {
  document.documentElement.toggleAttribute("data-signed-in", sessionHint.get() !== null);
}

/** Whose session was signed out of while the server was away: it is not over yet. */
export const leftSession = storedValue<number | null>("left-session", null, userId);

let shown: number | null | undefined;

/** Says whom this page shows; the hint may be another's already, who signed in in another tab. */
export const showUser = (user?: number | null): void => {
  shown = user;
};

/** Whose writes this page sends. */
export const shownUser = (): number | null => (shown === undefined ? sessionHint.get() : shown);

/** The last refusal of a write, as the cookie is another user's than the page shows. */
export const anotherSignedIn = createStore<Error | null>(null);
