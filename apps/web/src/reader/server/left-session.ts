import { logout, USER_HEADER } from "@daily-quran/domain/api-paths";
import { leftSession } from "./session-hint.ts";

/** All other calls wait for it. */
const MAX_WAIT_MS = 5000;

let ending: Promise<boolean> | undefined;

/** Ends the session that was left in this browser; false while the server cannot be reached. */
export const endLeftSession = (): Promise<boolean> =>
  (ending ??= oneTab(end).finally(() => {
    ending = undefined;
  }));

/** The answer to a second tab would sign out who has signed in after the first. */
const oneTab = async (act: () => Promise<boolean>): Promise<boolean> =>
  // Only over https, and on one's own machine.
  "locks" in navigator
    ? await navigator.locks.request("daily-quran-left-session", act)
    : await act();

async function end(): Promise<boolean> {
  const user = leftSession.get();
  if (user === null) return true;
  const isOver = await fetch(logout, {
    method: "POST",
    headers: { [USER_HEADER]: String(user) },
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  }).then(isAnswered, () => false);
  if (isOver) leftSession.set(null);
  return isOver;
}

/** Another network's page answers, too. Whose cookie is another's has none of this session any more. */
async function isAnswered(response: Response): Promise<boolean> {
  if (response.status !== 401) return response.status === 204;
  const body = (await response.json().catch(() => null)) as { readonly code?: unknown } | null;
  return body?.code === "ANOTHER_SIGNED_IN";
}
