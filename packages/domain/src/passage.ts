import { SCHOOLS } from "@daily-quran/quran/margins";
import { z } from "zod";
import { PlanDay, partNumber, Surah, Verse, verseNumber } from "./reading.ts";

const juzNumber = partNumber("juz");
const pageNumber = partNumber("page");
const manzilNumber = z.int().min(1).max(7);
const sajdaNumber = z.int().min(1).max(15);

/** A verse with the plan's day, and the parts of the Quran that have it; pages are the Madani mushaf's (Hafs). */
export const PlacedVerse = Verse.extend({
  day: PlanDay,
  juz: juzNumber,
  hizb: partNumber("hizb"),
  rub: partNumber("rub"),
  ruku: partNumber("ruku"),
  manzil: manzilNumber,
  page: pageNumber,
  /** Only of a place of prostration. */
  sajda: sajdaNumber.optional(),
});
export type PlacedVerse = z.infer<typeof PlacedVerse>;

/** The part of a surah in a passage. */
export const PlacedSurah = Surah.extend({ verses: z.array(PlacedVerse).min(1) });
export type PlacedSurah = z.infer<typeof PlacedSurah>;

/** Verses that follow each other, by surah; `tafseerEdition` is the id of the tafseer's edition. */
export const VersePassage = z.object({
  tafseerEdition: z.string().optional(),
  surahs: z.array(PlacedSurah).min(1),
});
export type VersePassage = z.infer<typeof VersePassage>;

/** A surah without its verses, with the days, pages and juz that it goes from and to. */
export const ListedSurah = Surah.omit({ verses: true }).extend({
  revelation: z.enum(["meccan", "medinan"]),
  verseCount: z.int().min(3).max(286),
  firstDay: PlanDay,
  lastDay: PlanDay,
  firstJuz: juzNumber,
  lastJuz: juzNumber,
  firstPage: pageNumber,
  lastPage: pageNumber,
});
export type ListedSurah = z.infer<typeof ListedSurah>;

/** Where a verse is. */
export const PlaceOfVerse = z.object({ surahNumber: partNumber("surah"), verseNumber });

/** The first and last verse of a part, and how many it has. */
const ends = { first: PlaceOfVerse, last: PlaceOfVerse, verseCount: z.int().min(1) };

const places = { firstDay: PlanDay, lastDay: PlanDay, firstPage: pageNumber, lastPage: pageNumber };

/** A juz: its first and last verse, and the days and pages that it goes from and to. */
export const Juz = z.object({ juz: juzNumber, ...ends, ...places });
export type Juz = z.infer<typeof Juz>;

/** How many bytes the text of a juz is over the network, and the hash of its JSON. */
export const JuzFile = z.object({
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type JuzFile = z.infer<typeof JuzFile>;

/** A hizb, half a juz, as a juz. */
export const Hizb = z.object({ hizb: partNumber("hizb"), ...ends, ...places });
export type Hizb = z.infer<typeof Hizb>;

/** A rub, a quarter of a hizb, as a juz. */
export const Rub = z.object({ rub: partNumber("rub"), ...ends, ...places });
export type Rub = z.infer<typeof Rub>;

/** A ruku, a section of a surah, as a juz; `rukuOfSurah` is its number among those of its surah. */
export const Ruku = z.object({
  ruku: partNumber("ruku"),
  rukuOfSurah: z.int().min(1).max(40),
  ...ends,
  ...places,
});
export type Ruku = z.infer<typeof Ruku>;

/** A page of the Madani mushaf: its first and last verse, the juz of its first verse, and its day. */
export const MushafPage = z.object({ page: pageNumber, ...ends, juz: juzNumber, day: PlanDay });
export type MushafPage = z.infer<typeof MushafPage>;

/** The verses of a reference. */
export const ReferredVerses = z.object({
  reference: z.string(),
  verses: z.array(PlacedVerse).min(1),
});
export type ReferredVerses = z.infer<typeof ReferredVerses>;

/** One of the seven manzils, a week's reading of the Quran. */
export const Manzil = z.object({
  manzil: manzilNumber,
  first: PlaceOfVerse,
  last: PlaceOfVerse,
  verseCount: z.int().min(1),
});
export type Manzil = z.infer<typeof Manzil>;

/** A place of prostration. */
export const SajdaPlace = PlaceOfVerse.extend({
  sajda: sajdaNumber,
  countedBy: z.array(z.enum(SCHOOLS)).min(1),
  day: PlanDay,
  juz: partNumber("juz"),
  page: partNumber("page"),
});
export type SajdaPlace = z.infer<typeof SajdaPlace>;

const EDITIONS =
  "This names 1 to 5 editions by their ids, as /api/editions lists them, each once, with commas between.";

/** Names an id that none can have; one that is left out says how they are named. */
const noId = ({ input }: { readonly input?: unknown }): string =>
  input === ""
    ? EDITIONS
    : `This is no id of an edition: “${String(input).slice(0, 64)}”. An id is small letters and digits with a hyphen between: en-saheeh.`;

/** The most editions of which a response has the texts side by side. */
export const MAX_EDITIONS = 5;

/** Editions by their IDs, each once. */
export const EditionList = z
  .array(
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, { error: noId })
      .max(64, { error: noId }),
  )
  .min(1, EDITIONS)
  .max(MAX_EDITIONS, EDITIONS)
  .refine((ids) => new Set(ids).size === ids.length, EDITIONS);

/** Editions by their IDs, with commas between. */
export const EditionIds = z
  .string()
  .transform((ids) => ids.split(","))
  .pipe(EditionList);

/** Verses to embed in another site, after oEmbed 1.0. */
export const OEmbed = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string().min(1),
  provider_name: z.string().min(1),
  provider_url: z.url(),
  cache_age: z.int(),
  width: z.int(),
  height: z.null(),
  html: z.string().min(1),
});
export type OEmbed = z.infer<typeof OEmbed>;

/** What a response gives of each verse besides what it always has, or in place of it. */
export interface VerseOptions {
  readonly editions?: readonly string[] | undefined;
  /** The id of a reciter. */
  readonly audio?: string | undefined;
  readonly fields?: readonly string[] | undefined;
}

/** Fields of a verse by their names. */
export const FieldList = z.array(PlacedVerse.keyof()).max(30);

/** Fields of a verse by their names, with commas between. */
export const VerseFields = z
  .string()
  .transform((names) => names.split(","))
  .pipe(FieldList);
