import { PART_COUNTS } from "@daily-quran/quran/parts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { z } from "zod";
import { EditionLanguage } from "./edition.ts";
import { Id } from "./fields/id.ts";
import { PlainText } from "./fields/plain-text.ts";
import { PlanDay } from "./reading.ts";

/** The maximum length of the reported text, in UTF-16 units; a commentary is cut. */
export const MAX_SHOWN_LENGTH = 8_000;

/** The maximum length of an explanation, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 2_000;

/** The most characters of one that a group's admins see. */
export const MAX_FAULT_LENGTH = 300;

const NO_VERSE = "There is no such verse.";

const VERSE = {
  surahNumber: z.int(NO_VERSE).min(1, NO_VERSE).max(PART_COUNTS.surah, NO_VERSE),
  verseNumber: z.int(NO_VERSE).min(1, NO_VERSE).max(286, NO_VERSE),
};

/** Whether the named verse, if any, exists; a surah that is none is refused by its own number. */
function isInQuran(about: { surahNumber: number; verseNumber: number } | object): boolean {
  if (!("surahNumber" in about) || !VERSE.surahNumber.safeParse(about.surahNumber).success)
    return true;
  return about.verseNumber <= surahVerseCount(about.surahNumber);
}

/**
 * What a report is about: a verse, a text shown with it, a question of a quiz, or one of the fifty
 * words.
 */
export const ReportSubject = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("verse"), ...VERSE }),
  z.object({
    kind: z.enum(["translation", "transliteration", "tafseer"]),
    ...VERSE,
    language: EditionLanguage.optional(),
    /** The id of the edition, if not the default. */
    edition: PlainText.max(100).optional(),
  }),
  z.object({
    kind: z.literal("question"),
    /** Absent where it is a question of practice. */
    cycleId: Id.optional(),
    day: PlanDay,
    questionId: PlainText.max(20),
  }),
  z.object({ kind: z.literal("word"), word: PlainText.max(50) }),
]);
export type ReportSubject = z.infer<typeof ReportSubject>;

/** A reader's report of a mistake; `id` is made on the device, so that a retry stores nothing twice. */
export const ReportInput = z.object({
  id: z.uuid("A report needs a UUID as its id."),
  about: ReportSubject.refine(isInQuran, NO_VERSE),
  shown: PlainText.max(MAX_SHOWN_LENGTH, "The text shown is too long."),
  message: PlainText.trim()
    .min(1, "Say what is wrong.")
    .max(MAX_MESSAGE_LENGTH, `Use at most ${MAX_MESSAGE_LENGTH} characters.`),
});
export type ReportInput = z.infer<typeof ReportInput>;

/** The receipt of a report: its number for the operator. */
export const ReportReceipt = z.object({ number: Id, createdAt: z.iso.datetime() });
export type ReportReceipt = z.infer<typeof ReportReceipt>;
