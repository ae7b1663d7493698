import { SCHOOLS } from "@daily-quran/quran/sajdas";
import { z } from "zod";
import { PlacedVerse, PlaceOfVerse } from "./passage.ts";
import { PlanDay, partNumber, verseNumber } from "./reading.ts";

/** The verses of a reference. */
export const ReferredVerses = z.object({
  reference: z.string(),
  verses: z.array(PlacedVerse).min(1),
});
export type ReferredVerses = z.infer<typeof ReferredVerses>;

/** One of the seven manzils, a week's reading of the Quran. */
export const Manzil = z.object({
  manzil: z.int().min(1).max(7),
  first: PlaceOfVerse,
  last: PlaceOfVerse,
  verseCount: z.int().min(1),
});
export type Manzil = z.infer<typeof Manzil>;

/** A place of prostration. */
export const SajdaPlace = PlaceOfVerse.extend({
  sajda: z.int().min(1).max(15),
  countedBy: z.array(z.enum(SCHOOLS)).min(1),
  day: PlanDay,
  juz: partNumber("juz"),
  page: partNumber("page"),
});
export type SajdaPlace = z.infer<typeof SajdaPlace>;

const EDITIONS = "This names 1 to 5 editions by their ids, each once, with commas between.";

/** The most editions of which a response has the texts side by side. */
export const MAX_EDITIONS = 5;

/** Editions by their IDs, with commas between. */
export const EditionIds = z
  .string()
  .transform((ids) => ids.split(","))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, EDITIONS)
          .max(64, EDITIONS),
      )
      .min(1, EDITIONS)
      .max(MAX_EDITIONS, EDITIONS)
      .refine((ids) => new Set(ids).size === ids.length, EDITIONS),
  );
