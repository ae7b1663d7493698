/** The service worker's page where there is no network. */
export const offline = {
  head: "No connection · Daily Quran Reading",
  title: "There is no connection",
  what: "This page is not kept on this device. Today’s reading is, and so are the days that come next.",
  home: "Today’s Reading",
  savedDays: "Saved days:",
  day: "Day",
  schedule: "Schedule",
  bookmarks: "Bookmarks",
} as const;
