import { Id } from "@daily-quran/domain/fields/id";
import { InviteToken } from "@daily-quran/domain/group/invite";
import { MAX_SHARES } from "@daily-quran/domain/group/khatma";
import { EditionIds, VerseFields } from "@daily-quran/domain/passage";
import { Paging } from "@daily-quran/domain/paging";
import { PlanName } from "@daily-quran/domain/progress/progress";
import { PRONUNCIATIONS } from "@daily-quran/domain/pronunciation";
import { SCRIPTS } from "@daily-quran/quran/scripts";
import { PlanDay } from "@daily-quran/domain/reading";
import { type PartKind, PART_COUNTS } from "@daily-quran/quran/parts";
import { parsePlanDay, PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { parseVerseRange } from "@daily-quran/quran/verse-reference";
import { z } from "zod";

const NO_DAY = `The day must be a whole number from 1 to ${PLAN_DAYS}.`;

/** A day of the plan in a path: plain digits only, so that "1e2", "01" and "1.5" are refused. */
export const DayParam = z
  .string()
  .refine((text) => parsePlanDay(text) !== undefined, NO_DAY)
  .transform(Number)
  .pipe(PlanDay);

/** The number of a part of the Quran in a path: plain digits only. */
export const partParam = (kind: PartKind) => {
  const max = PART_COUNTS[kind];
  const text = `The ${kind} must be a whole number from 1 to ${max}.`;
  return z
    .string()
    .regex(/^[1-9]\d{0,2}$/, text)
    .transform(Number)
    .pipe(z.int().min(1).max(max, text));
};

/** Verses in a path, `2:255` or `2:255-257`; whether they exist is for the use-case to say. */
export const ReferenceParam = z
  .string()
  .regex(/^[1-9]\d{0,2}:[1-9]\d{0,2}(-[1-9]\d{0,2})?$/, {
    error: "Write a verse as 2:255, or several as 2:255-257.",
    abort: true,
  })
  .refine((text) => {
    const range = parseVerseRange(text);
    return range !== undefined && range.from <= range.to;
  }, "The last verse is before the first.");

/** The editions that a response has instead of the default ones, and how it is written. */
export const EditionsQuery = z.object({
  tafseer: z.string().optional(),
  translation: z.string().optional(),
  transliteration: z.string().optional(),
  editions: EditionIds.optional(),
  audio: z.string().optional(),
  fields: VerseFields.optional(),
  pronunciation: z.enum(PRONUNCIATIONS).optional(),
  script: z.enum(SCRIPTS).optional(),
});

/** An ID in a path. One with too many digits is 404, not 400. */
const IdParam = z
  .string()
  .regex(/^\d+$/, "An ID is a whole number.")
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
  .pipe(Id);

/** The number of a share of a khatma in a path. */
const ShareParam = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, `A share is a whole number from 1 to ${MAX_SHARES}.`)
  .transform(Number)
  .pipe(z.int());

/** What each parameter of a path is read by, where its route does not say it. */
export const PathParams = z.object({
  id: IdParam,
  userId: IdParam,
  inviteId: IdParam,
  webhookId: IdParam,
  deliveryId: IdParam,
  cycleId: IdParam,
  n: ShareParam,
  day: DayParam,
  plan: PlanName,
  reference: ReferenceParam,
  edition: z.string(),
  token: InviteToken,
});

/** The list page that a procedure's input asks for. */
export const pagingQuery = ({ shape }: { shape: { limit: typeof Paging.shape.limit } }) =>
  z.object({
    limit: z
      .string()
      .regex(/^\d{1,9}$/, "The limit must be a whole number from 1.")
      .transform((digits): number | undefined => Number(digits))
      .pipe(shape.limit)
      .optional(),
    cursor: Paging.shape.cursor,
  });
