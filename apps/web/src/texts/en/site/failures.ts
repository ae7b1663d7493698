/** Why a reading could not be loaded. */
export const failures = {
  today: "API failed to load verses. Please check network connection.",
  tomorrow: "API failed to load tomorrow verses. Please check network connection.",
  day: "Failed to fetch verses",
  status: "API responded with status {status}",
} as const;
