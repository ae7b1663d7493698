import { WholeText } from "@daily-quran/domain/edition";
import { z } from "zod";
import { VERSE_KEYS } from "../../ingest/quran-verses.ts";
import { markNotes, type SourceVerse, withNumberedNotes, withTaggedNotes } from "./footnotes.ts";

const key = z.string().regex(/^\d{1,3}:\d{1,3}$/);

const notesById = z.record(z.string(), z.string()).optional();

const ofKey = (verse: string, text: string, notes?: Record<string, string>): SourceVerse => {
  const [surah = 0, number = 0] = verse.split(":").map(Number);
  return { surah, verse: number, ...withTaggedNotes(text, notes) };
};

/** This product's own file of a whole text. */
const own = WholeText.transform(({ verses }) =>
  verses.flatMap(({ surah, verse, to = verse, text, notes = [] }) =>
    Array.from({ length: to - verse + 1 }, (_, index) =>
      markNotes({ surah, verse: verse + index, text, notes }),
    ),
  ),
);

/** quran.com v4: with the verses' keys, or all of them in order. */
const quranCom = z
  .object({
    translations: z.array(
      z.object({ verse_key: key.optional(), text: z.string(), foot_notes: notesById }),
    ),
  })
  .refine(
    ({ translations }) =>
      translations.length === VERSE_KEYS.length ||
      translations.every(({ verse_key }) => verse_key !== undefined),
  )
  .transform(({ translations }) =>
    translations.map(({ verse_key, text, foot_notes }, index) =>
      ofKey(verse_key ?? VERSE_KEYS[index] ?? "", text, foot_notes),
    ),
  );

/** alquran.cloud: a whole edition, by surah. */
const alQuranCloud = z
  .object({
    data: z.object({
      surahs: z.array(
        z.object({
          number: z.int(),
          ayahs: z.array(z.object({ numberInSurah: z.int(), text: z.string() })),
        }),
      ),
    }),
  })
  .transform(({ data }) =>
    data.surahs.flatMap(({ number, ayahs }) =>
      ayahs.map(({ numberInSurah, text }) => ({ surah: number, verse: numberInSurah, text })),
    ),
  );

/** fawazahmed0's quran-api. */
const quranApi = z
  .object({
    quran: z.array(z.object({ chapter: z.int(), verse: z.int(), text: z.string() })).min(1),
  })
  .transform(({ quran }) =>
    quran.map(({ chapter, verse, text }) => ({ surah: chapter, verse, text })),
  );

/** quran-json: by surah, the translation where there is one. */
const quranJson = z
  .array(
    z.object({
      id: z.int(),
      verses: z.array(
        z.object({ id: z.int(), text: z.string(), translation: z.string().optional() }),
      ),
    }),
  )
  .min(1)
  .transform((surahs) =>
    surahs.flatMap(({ id, verses }) =>
      verses.map((verse) => ({
        surah: id,
        verse: verse.id,
        text: verse.translation ?? verse.text,
      })),
    ),
  );

/** The Quranic Universal Library: an object by the verses' keys, where a commentary's may name another verse. */
const byKey = z
  .record(
    key,
    z.union([
      z.string().transform((text) => ({ text, f: undefined })),
      z.object({ t: z.string(), f: notesById }).transform(({ t, f }) => ({ text: t, f })),
      z.object({ text: z.string(), f: notesById }),
    ]),
  )
  .refine((verses) => Object.keys(verses).length > 0)
  .transform((verses) =>
    Object.entries(verses).map(([verse, sent]) => {
      const { text, f } = verses[sent.text] ?? sent;
      return ofKey(verse, text, f);
    }),
  );

const number = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
const quranEncSurah = z.object({
  result: z.array(
    z.object({
      sura: number,
      aya: number,
      translation: z.string(),
      footnotes: z.string().nullish(),
    }),
  ),
});

/** QuranEnc's API: a surah, or a list of them. */
const quranEnc = z.union([quranEncSurah, z.array(quranEncSurah)]).transform((surahs) =>
  [surahs].flat().flatMap(({ result }) =>
    result.map(({ sura, aya, translation, footnotes }) => ({
      surah: sura,
      verse: aya,
      ...withNumberedNotes(translation, footnotes ?? ""),
    })),
  ),
);

const tafsirApiSurah = z.object({
  ayahs: z.array(z.object({ surah: z.int(), ayah: z.int(), text: z.string() })),
});

/** spa5k/tafsir_api: a surah, or a list of them. */
const tafsirApi = z
  .union([tafsirApiSurah, z.array(tafsirApiSurah)])
  .transform((surahs) =>
    [surahs]
      .flat()
      .flatMap(({ ayahs }) => ayahs.map(({ surah, ayah, text }) => ({ surah, verse: ayah, text }))),
  );

/** The JSON of each source, by the name that an operator is told. */
export const JSON_LAYOUTS: readonly (readonly [string, z.ZodType<SourceVerse[]>])[] = [
  ["this app", own],
  ["spa5k/tafsir_api", tafsirApi],
  ["QuranEnc", quranEnc],
  ["quran.com v4", quranCom],
  ["alquran.cloud", alQuranCloud],
  ["fawazahmed0/quran-api", quranApi],
  ["quran-json", quranJson],
  ["QUL", byKey],
];
