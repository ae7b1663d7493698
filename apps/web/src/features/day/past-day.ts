import { globalDay } from "@daily-quran/reading-schedule/global-day";
import { storedOffset } from "../../reader/clock/stored-offset.ts";

/** Marks a document of another day than now, as from a cache: it calls none today's until the clock is sure. */
export function markPastDay(): void {
  const { documentElement } = document;
  const isPast =
    Number(documentElement.dataset["day"]) !==
    globalDay(Date.now() + (storedOffset.get()?.offset ?? 0));
  documentElement.toggleAttribute("data-past-day", isPast);
}
