/** What the package is made of. */
export type { AppRouter } from "@daily-quran/server/router";
