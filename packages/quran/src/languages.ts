/** The languages of the product, the first in addresses without a prefix. */
export const LANGUAGES = ["en", "bn"] as const;

/** A language that readers are served in. */
export type ReaderLanguage = (typeof LANGUAGES)[number];
