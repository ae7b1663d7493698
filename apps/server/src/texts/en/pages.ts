/** What a page says that the server sends by itself. */
export const pages = {
  name: "Daily Quran Reading",
} as const;
