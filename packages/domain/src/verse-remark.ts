import { byLanguage } from "@daily-quran/quran/by-language";
import { z } from "zod";

/** A translation lacks a part of its verse, a misprint in it was corrected, or its sense is in doubt. */
export const RemarkKind = z.enum(["missing", "corrected", "doubtful"]);
export type RemarkKind = z.infer<typeof RemarkKind>;

/** What a reader has to know of a verse's translation, in each language; of several, the gravest is the kind. */
export const VerseRemark = z.object({
  kind: RemarkKind,
  text: z.object(byLanguage(() => z.string().min(1))),
});
export type VerseRemark = z.infer<typeof VerseRemark>;

/** A footnote of a translation; `at` is where its number stands in the text, in UTF-16 units. */
export const VerseNote = z.object({ at: z.int().min(0), text: z.string().min(1) });
export type VerseNote = z.infer<typeof VerseNote>;
