import * as webPaths from "@daily-quran/domain/web-paths";

/** The pages that are there in every language, by their paths. */
const TRANSLATED: ReadonlySet<string> = new Set([
  webPaths.about,
  webPaths.contact,
  webPaths.privacy,
]);

/** Whether a page has an address in every language; the others are in English only. */
export const isTranslated = (path: string): boolean => TRANSLATED.has(path);
