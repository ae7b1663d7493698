export const CURRENT_READING = "/api/current-reading";
export const TOMORROW_READING = "/api/tomorrow-reading";
export const SCHEDULE = "/api/schedule";

/** Where a day's reading is. */
export const dayReading = (day: number): string => `${SCHEDULE}/${day}/verses`;
