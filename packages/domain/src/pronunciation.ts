/** How the Arabic is written in other letters: as it is spelled, or as it is recited, in Latin or Bengali ones. */
export const PRONUNCIATIONS = ["scholarly", "latin", "bengali"] as const;
export type Pronunciation = (typeof PRONUNCIATIONS)[number];

/** The edition that holds each style. */
export const EDITION_OF_STYLE: Readonly<Record<Pronunciation, string>> = {
  scholarly: "en-letters",
  latin: "en-recited",
  bengali: "bn-letters",
};
