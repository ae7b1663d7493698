import type { ReaderLanguage } from "./language.ts";

/** How the Arabic is written in other letters: as it is spelled, or as it is recited, in Latin or Bengali ones. */
export const PRONUNCIATIONS = ["scholarly", "latin", "bengali"] as const;
export type Pronunciation = (typeof PRONUNCIATIONS)[number];

/** The style of each language's pages until a reader chooses. */
export const USUAL_PRONUNCIATION: Readonly<Record<ReaderLanguage, Pronunciation>> = {
  en: "scholarly",
  bn: "bengali",
};

/** The edition that holds each style. */
export const EDITION_OF_STYLE: Readonly<Record<Pronunciation, string>> = {
  scholarly: "en-letters",
  latin: "en-recited",
  bengali: "bn-letters",
};
