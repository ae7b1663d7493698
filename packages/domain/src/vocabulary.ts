import { byField } from "@daily-quran/quran/by-language";
import { z } from "zod";
import { PlanDay } from "./reading.ts";
import { VerseRemark } from "./verse-remark.ts";

/** How many words the vocabulary page holds. */
export const TOP_WORDS = 50;

const text = z.string().min(1);

/**
 * A frequent word with an example verse: `reference` names it (`112:1`), `day` is the plan's day that reads
 * it, `wordNumber` the word's index from 1, split at U+0020.
 */
export const VocabularyWord = z.object({
  id: text,
  arabic: text,
  transliteration: text,
  bengaliMeaning: text,
  englishMeaning: text,
  count: z.int().min(1),
  verse: text,
  wordNumber: z.int().min(1),
  bengaliTranslation: text,
  englishTranslation: text,
  ...byField(() => ({ remark: VerseRemark.optional() })),
  fullTransliteration: text,
  reference: z.string().regex(/^\d{1,3}:\d{1,3}$/),
  day: PlanDay,
  grammar: text,
  bengaliGrammar: text,
  root: text.optional(),
});
export type VocabularyWord = z.infer<typeof VocabularyWord>;

/** The most frequent words, the most frequent first. */
export const TopWords = z.array(VocabularyWord).length(TOP_WORDS);
export type TopWords = z.infer<typeof TopWords>;
