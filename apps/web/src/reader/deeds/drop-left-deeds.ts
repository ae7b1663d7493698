import { DAY_MS } from "@daily-quran/reading-schedule/calendar-day";
import { now } from "../clock/clock.ts";
import { sessionHint } from "../server/session-hint.ts";
import { deeds } from "./deeds.ts";

/** On a shared computer what another person has not sent, from when they were gone. */
const OTHERS_KEPT_MS = 14 * DAY_MS;

/** On each visit, and when another person comes: however old a deed is, its owner may have been without a network. */
export function dropLeftDeeds(): void {
  const all = deeds.get();
  const next = all.flatMap(({ leftAt = now(), ...deed }) => {
    if (deed.owner === sessionHint.get()) return [deed];
    return now() - leftAt < OTHERS_KEPT_MS ? [{ ...deed, leftAt }] : [];
  });
  if (JSON.stringify(next) !== JSON.stringify(all)) deeds.set(next);
}
