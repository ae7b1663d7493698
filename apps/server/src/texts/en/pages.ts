/** What a page says that the server sends by itself. */
export const pages = {
  name: "Daily Quran Reading",
  busy: "Many people are here right now. Please try again in a moment.",
} as const;
