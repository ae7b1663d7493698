import type { DraftContext } from "./draft.ts";
import type { IndexedVerse } from "./indexed-verse.ts";
import type { Option } from "./option.ts";

/** One side of a verse that can stand as an option: its Arabic, its meaning, or what the commentary says of it. */
export type VerseFace = (verse: IndexedVerse, context: DraftContext) => Option | undefined;

/** The Arabic of a verse. */
export const arabicFace: VerseFace = (verse) => verse.arabicOption;

/** The meaning of a verse in the member's language. */
export const meaningFace: VerseFace = (verse) => verse.meaningOption;

/** What the commentary says of a verse. */
export const commentaryFace: VerseFace = (verse, { commentary }) =>
  verse.askable ? commentary?.passageOn(verse.position)?.option : undefined;

const MAX_PROMPT_WORDS = 40;

/** The Arabic to show above a question: whole where it is not very long. */
export function arabicPrompt(verse: IndexedVerse): string | undefined {
  if (!verse.askable) return undefined;
  if (verse.words.length <= MAX_PROMPT_WORDS) return verse.arabic;
  return verse.arabicOption?.text.en;
}
