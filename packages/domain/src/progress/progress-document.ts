import { z } from "zod";
import { KeptBookmark, KeptMark, KeptPlan, KeptPosition } from "./progress.ts";

/** The format's name, and the version that is written; older ones are read. */
export const DOCUMENT_FORMAT = "daily-quran-reading/progress";
export const DOCUMENT_VERSION = 1;

/**
 * All of a reader's progress as one JSON file. `owner` is the account's username, null for a visitor's; verses
 * are `surah:verse`, in plans ordinals (1 to 6,236).
 */
export const ProgressDocument = z.object({
  format: z.literal(DOCUMENT_FORMAT, "This is not an export of one's reading from this app."),
  version: z.literal(DOCUMENT_VERSION),
  exportedAt: z.iso.datetime(),
  owner: z.string().max(50).nullable(),
  marks: z.array(KeptMark),
  bookmarks: z.array(KeptBookmark),
  plans: z.array(KeptPlan),
  positions: z.array(KeptPosition),
});
export type ProgressDocument = z.infer<typeof ProgressDocument>;

/** An import: the document, and whether it may be another person's. */
export const ImportInput = z.object({
  document: z.looseObject({}, "This is not an export of one's reading from this app."),
  acceptAnother: z.boolean("This is either true or false.").default(false),
});
export type ImportInput = z.infer<typeof ImportInput>;

/** What an import brought in: items that were new or newer, and those that were there already. */
export const ImportResult = z.object({ imported: z.int().min(0), unchanged: z.int().min(0) });
export type ImportResult = z.infer<typeof ImportResult>;
