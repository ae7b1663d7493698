import { byField } from "@daily-quran/quran/by-language";
import { type PartKind, PART_COUNTS } from "@daily-quran/quran/parts";
import { z } from "zod";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { VerseNote, VerseRemark } from "./verse-remark.ts";

const DAY = `The day must be a whole number from 1 to ${PLAN_DAYS}.`;

/** A day of the plan, 1 to 300. */
export const PlanDay = z.int(DAY).min(1, DAY).max(PLAN_DAYS, DAY);
export type PlanDay = z.infer<typeof PlanDay>;

/** The number of a part of the Quran. */
export const partNumber = (kind: PartKind) => z.int().min(1).max(PART_COUNTS[kind]);

/** The number of a verse in its surah; al-Baqarah has the most. */
export const verseNumber = z.int().min(1).max(286);

/** The verses of a surah that one commentary explains, both ends included. */
const TafseerRange = z.object({ from: verseNumber, to: verseNumber });
type TafseerRange = z.infer<typeof TafseerRange>;

/** A verse in an edition that was asked for; `from` and `to` where one text is on several verses. */
export const TextInEdition = z.object({
  text: z.string().min(1),
  from: verseNumber.optional(),
  to: verseNumber.optional(),
  remark: VerseRemark.optional(),
  notes: z.array(VerseNote).optional(),
});
export type TextInEdition = z.infer<typeof TextInEdition>;

/** A reciter of this site's audio host; `bitRate` in kbit/s. */
export const ListedReciter = z.object({
  id: z.string().min(1),
  ...byField(() => ({ name: z.string().min(1).optional() })),
  bitRate: z.int().min(1).optional(),
  url: z.url(),
  isDefault: z.boolean(),
});
export type ListedReciter = z.infer<typeof ListedReciter>;

/** The recording of a verse; `bitRate` in kbit/s. */
export const VerseAudio = z.object({
  reciter: z.string().min(1),
  url: z.url(),
  bitRate: z.int().min(1).optional(),
});
export type VerseAudio = z.infer<typeof VerseAudio>;

/**
 * A verse; `number` and `verseNumber` count within the surah. A commentary on several verses is the first
 * one's `tafseer`, with `tafseerRange`; the others name that verse in `tafseerRef`.
 */
export const Verse = z.object({
  number: verseNumber,
  surahNumber: partNumber("surah"),
  verseNumber,
  arabic: z.string().min(1),
  /** Only where it was asked for. */
  arabicIndoPak: z.string().min(1).optional(),
  ...byField(() => ({ translation: z.string().min(1) })),
  /** On the translation; absent where there is nothing to remark. */
  ...byField(() => ({ remark: VerseRemark.optional() })),
  /** The footnotes of the translation in order; absent where it has none. */
  ...byField(() => ({ notes: z.array(VerseNote).optional() })),
  transliteration: z.string().min(1),
  tafseer: z.string().optional(),
  tafseerRange: TafseerRange.optional(),
  tafseerRef: verseNumber.optional(),
  /** Only where `editions` asks for them. */
  texts: z.record(z.string(), TextInEdition).optional(),
  /** Only where `audio` asks for it. */
  audio: VerseAudio.optional(),
});
export type Verse = z.infer<typeof Verse>;

/** The part of a surah that a day reads; `basmala`: it is shown as a heading, above verse 1. */
export const Surah = z.object({
  number: partNumber("surah"),
  name: z.string().min(1),
  ...byField(() => ({ name: z.string().min(1), meaning: z.string().min(1) })),
  arabicName: z.string().min(1),
  basmala: z.boolean(),
  verses: z.array(Verse).min(1),
});
export type Surah = z.infer<typeof Surah>;

/** A day's reading in the order of the mushaf; `tafseerEdition` is the id of the tafseer's edition. */
export const Reading = z.object({
  day: PlanDay,
  readingTitle: z.string().min(1),
  tafseerEdition: z.string().optional(),
  surahs: z.array(Surah).min(1),
});
export type Reading = z.infer<typeof Reading>;

/** A day of the plan: `reading` holds the exact ranges, `minutes` an estimate from the word count. */
export const PlanEntry = z.object({
  day: PlanDay,
  reading: z.string().min(1),
  readingTitle: z.string().min(1),
  verseCount: z.int().min(1),
  minutes: z.int().min(1),
});
export type PlanEntry = z.infer<typeof PlanEntry>;

/** All 300 days in order, without a status. */
export const Plan = z.array(PlanEntry).length(PLAN_DAYS);
export type Plan = z.infer<typeof Plan>;

/** A day of the plan, with its status relative to the shared day. */
export const ScheduleEntry = PlanEntry.extend({
  status: z.enum(["completed", "current", "upcoming"]),
});
export type ScheduleEntry = z.infer<typeof ScheduleEntry>;

/** All 300 days in order, with their status. */
export const Schedule = z.array(ScheduleEntry).length(PLAN_DAYS);
export type Schedule = z.infer<typeof Schedule>;
