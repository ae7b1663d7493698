import type { WordId } from "./word-entry.ts";

interface VerseBoundForm {
  readonly id: WordId;
  readonly form: string;
  readonly verses: readonly string[];
}

/** Forms that are the word in some verses only: a noun here, elsewhere the verb “it came true”. */
export const VERSE_BOUND_FORMS: readonly VerseBoundForm[] = [
  {
    id: "haqq",
    form: "حَقَّ",
    verses: ["2:121", "3:102", "6:91", "22:74", "22:78", "39:67", "57:27"],
  },
];
