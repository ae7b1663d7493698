import { sessionHint } from "../server/session-hint.ts";
import { progress } from "./progress.ts";

/** The user has signed out: other tabs are told, and nothing of them stays in this browser. */
export async function leaveNothing(): Promise<void> {
  const user = sessionHint.get();
  sessionHint.set(null);
  if (user !== null) await progress.forget(user);
}
