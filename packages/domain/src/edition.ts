import { z } from "zod";
import { LANGUAGES } from "./language.ts";
import { partNumber, verseNumber } from "./reading.ts";
import { VerseNote, VerseRemark } from "./verse-remark.ts";

/** What an edition holds: the Arabic text, a translation, a transliteration or a tafseer. */
export const EditionKind = z.enum(["arabic", "translation", "transliteration", "tafseer"]);
export type EditionKind = z.infer<typeof EditionKind>;

const verse = z.string().regex(/^\d{1,3}:\d{1,3}$/);
const reason = z.string().min(1);

/** Corrections applied to an edition at ingest for one reason: each verse once, in the order of the Quran. */
export const EditionErratum = z.object({ reason, verses: z.array(verse).min(1) });
export type EditionErratum = z.infer<typeof EditionErratum>;

/** A correction of so many verses that they are counted, not listed; `source` is its origin. */
export const WideErratum = z.object({ reason, source: z.url(), verses: z.int().min(1) });
export type WideErratum = z.infer<typeof WideErratum>;

/** A verse whose source lacks part of the translation, and which part. */
const IncompleteVerse = z.object({ verse, reason });
type IncompleteVerse = z.infer<typeof IncompleteVerse>;

/**
 * A text with its source, licence and completeness; `sha256` is over its verses, each followed by a line
 * feed, and each footnote as its place, a space, its text and a line feed.
 */
export const Edition = z.object({
  id: z.string().min(1),
  kind: EditionKind,
  language: z.enum(["ar", ...LANGUAGES]),
  name: z.string().min(1),
  author: z.string().min(1),
  source: z.url(),
  licence: z.string().min(1),
  verses: z.int().min(0),
  missingVerses: z.array(z.string()),
  incompleteVerses: z.array(IncompleteVerse),
  /** How many verses have a remark, which readings hold; absent where none has. */
  remarkedVerses: z.int().min(1).optional(),
  errata: z.array(EditionErratum),
  /** Absent where there is none. */
  wideErrata: z.array(WideErratum).optional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Edition = z.infer<typeof Edition>;

/** The languages that an edition can be installed in. */
export const EditionLanguage = z.enum(LANGUAGES);
export type EditionLanguage = z.infer<typeof EditionLanguage>;

/** The kinds of edition that an operator can install. */
export const InstalledKind = z.enum(["translation", "tafseer"]);
export type InstalledKind = z.infer<typeof InstalledKind>;

/** The id of an edition, such as `en-al-jalalayn`: parts joined by hyphens, 2 to 64 characters. */
export const EditionId = z
  .string()
  .max(64)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)+$/,
    "An id is small letters and digits with a hyphen between: en-al-jalalayn.",
  );
export type EditionId = z.infer<typeof EditionId>;

/** The forms in which a whole text is given. */
export const TEXT_FORMS = ["json", "ndjson", "csv", "txt", "xml"] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

/** An edition as the API lists it: whether it is built in, and where it is the default. */
export const ListedEdition = Edition.extend({
  /** Shipped with the product; others were installed by the operator. */
  builtIn: z.boolean(),
  /** The default of readings. */
  isDefault: z.boolean(),
  /** The default of its language; of two tafseers only one can be the default of readings. */
  isLanguageDefault: z.boolean(),
});
export type ListedEdition = z.infer<typeof ListedEdition>;

/** One edition: `revision` changes with its verses, `files` are the addresses of its whole text. */
export const EditionFacts = ListedEdition.extend({
  revision: z.string().min(1),
  files: z.array(z.string()),
});
export type EditionFacts = z.infer<typeof EditionFacts>;

/** What a whole text says of itself. */
export const TextHead = EditionFacts.pick({
  id: true,
  kind: true,
  language: true,
  name: true,
  author: true,
  source: true,
  licence: true,
  revision: true,
  sha256: true,
});
export type TextHead = z.infer<typeof TextHead>;

/** A text of a verse; of a commentary on several verses `to` is the last one. */
export const WholeVerse = z.object({
  surah: partNumber("surah"),
  verse: verseNumber,
  to: verseNumber.optional(),
  text: z.string().min(1),
  remark: VerseRemark.optional(),
  notes: z.array(VerseNote).optional(),
});
export type WholeVerse = z.infer<typeof WholeVerse>;

/** A whole text with what it says of itself. */
export const WholeText = z.object({ edition: TextHead, verses: z.array(WholeVerse) });
export type WholeText = z.infer<typeof WholeText>;
