const MINUTE_MS = 60_000;

/** What the clock of a zone shows, `2024-03-10 17:00:00`, by the platform alone. */
export function shownTime(now: number, timeZone: string): string {
  return clockOf(timeZone).format(now);
}

/** A slow reference: the refreshes from a day before `now` to three days after, found minute by minute. */
export function refreshesByMinute(now: number, timeZone: string): ReadonlyMap<string, number> {
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS - 32 * 60 * MINUTE_MS;
  // 17:00 of the day on which the search starts may lie before it.
  const tooEarly = shownTime(start, timeZone).slice(0, 10);
  const found = new Map<string, number>();
  for (let minute = 0; minute < 107 * 60; minute += 1) {
    const at = start + minute * MINUTE_MS;
    const [day = "", time = ""] = shownTime(at, timeZone).split(" ");
    if (day !== tooEarly && time >= "17:00:00" && !found.has(day)) found.set(day, at);
  }
  return found;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, clock);
  return clock;
}
