import { globalDay } from "@daily-quran/reading-schedule/global-day";

/** Marks a document of another day than now, as from a cache: until it is hydrated it calls none today's. */
export function markPastDay(): void {
  const { documentElement } = document;
  const isPast = Number(documentElement.dataset["day"]) !== globalDay(Date.now());
  documentElement.toggleAttribute("data-past-day", isPast);
}
