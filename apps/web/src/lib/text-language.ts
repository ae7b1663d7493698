const BENGALI = /\p{Script=Bengali}/u;

/** The language that a text is set in, by its letters: names and commentaries come in either. */
export const textLanguage = (text: string, inLatin = "en"): string =>
  BENGALI.test(text) ? "bn" : inLatin;
