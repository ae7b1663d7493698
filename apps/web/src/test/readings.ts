import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "@daily-quran/quran-text/content-location";
import type { Reading, PlanEntry, ScheduleEntry } from "@daily-quran/domain/reading";
import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import type { Edition } from "@daily-quran/domain/edition";

const content = (file: string): unknown =>
  JSON.parse(readFileSync(join(contentDirectory(), file), "utf8"));

/** A day's reading as the product serves it. */
export const reading = (day: number): Reading => content(`readings/${day}.json`) as Reading;

export const editions = (): Edition[] => content("editions.json") as Edition[];

export const schedule = (): ScheduleEntry[] =>
  (content("plan.json") as PlanEntry[]).map((entry) => ({ ...entry, status: "upcoming" }));

export const topWords = (): VocabularyWord[] => content("words.json") as VocabularyWord[];
