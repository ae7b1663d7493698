import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import type { EditionSource } from "./edition-sources.ts";
import { readIndoPakVerses } from "../indo-pak/read-indo-pak.ts";
import type { VerseText } from "../verse-text.ts";

const VerseFields = z.object({
  id: z.int(),
  text: z.string(),
  translation: z.string().optional(),
  transliteration: z.string().optional(),
});

const SurahFields = z.object({
  id: z.int(),
  name: z.string(),
  transliteration: z.string(),
  translation: z.string().optional(),
  type: z.enum(["meccan", "medinan"]),
  verses: z.array(VerseFields),
});
export type SurahFields = z.infer<typeof SurahFields>;

const packageFile = createRequire(import.meta.url);

/** Reads a file of quran-json unchanged. */
export function readQuranJson(file: `quran${string}.json`): SurahFields[] {
  const path = packageFile.resolve(`quran-json/dist/${file}`);
  return z.array(SurahFields).parse(JSON.parse(readFileSync(path, "utf8")));
}

/** An edition's verses in file order; a missing text is empty, for the gate to report. */
export function readEditionVerses({ file, field }: EditionSource): VerseText[] {
  if (file === "pages.txt") return readIndoPakVerses();
  return readQuranJson(file).flatMap((surah) =>
    surah.verses.map((verse) => ({
      surah: surah.id,
      verse: verse.id,
      text: verse[field] ?? "",
    })),
  );
}
