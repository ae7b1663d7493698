import { Surah } from "@daily-quran/domain/reading";
import { z } from "zod";

/** A surah's metadata from quran-json; the Bengali name and meaning are ours. */
export const SurahFacts = Surah.omit({ verses: true }).extend({
  revelation: z.enum(["meccan", "medinan"]),
  verseCount: z.int().min(3).max(286),
});
export type SurahFacts = z.infer<typeof SurahFacts>;
