const FORMAT = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const SHORT = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });

/** A calendar day, or the UTC day of an ISO 8601 instant, as people read it: `Nov 21, 2026`. */
export const formatDay = (day: string): string => FORMAT.format(new Date(day));

/** A calendar day without its year: `Nov 21`. */
export const formatDayOfYear = (day: string): string => SHORT.format(new Date(day));
