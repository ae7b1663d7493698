import { SCRIPTS } from "@daily-quran/quran/scripts";
import { z } from "zod";
import { partNumber, verseNumber } from "../reading.ts";

/** The most characters of a text that is held against the Quran at a time. */
export const MAX_QUOTATION = 4_000;

/** How a quotation is written: in a script of the mushafs, or as people type Arabic. */
export const Writing = z.enum([...SCRIPTS, "plain"]);
export type Writing = z.infer<typeof Writing>;

const place = z.int().min(0).max(MAX_QUOTATION);

/** Where a sent text differs from the Quran; places are in UTF-16 units, `end` is not included. */
export const QuotationDifference = z.object({
  kind: z.enum(["letters", "signs", "missing", "added"]),
  start: place,
  end: place,
  /** Absent for a word that was added. */
  quran: z.string().min(1).optional(),
  surahNumber: partNumber("surah"),
  verseNumber,
  word: z.int().min(1),
});
export type QuotationDifference = z.infer<typeof QuotationDifference>;

/** Verses of one surah, or a part of them, in a sent text. */
export const QuotedPassage = z.object({
  reference: z.string().min(1),
  writing: Writing,
  isWhole: z.boolean(),
  isExact: z.boolean(),
  start: place,
  end: place,
  differences: z.array(QuotationDifference),
});
export type QuotedPassage = z.infer<typeof QuotedPassage>;

/** What of a sent text is the Quran; `unknown` are words that are not, each range as long as it can be. */
export const CheckedQuotation = z.object({
  isExact: z.boolean(),
  passages: z.array(QuotedPassage),
  unknown: z.array(z.object({ start: place, end: place })),
});
export type CheckedQuotation = z.infer<typeof CheckedQuotation>;

/** A text that claims to be the Quran. */
export const Quotation = z.object({ text: z.string().min(1).max(MAX_QUOTATION) });
export type Quotation = z.infer<typeof Quotation>;
