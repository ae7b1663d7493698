import { isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { VERSES } from "@daily-quran/quran/verse-order";
import { isRealRange, parseVerseRange } from "@daily-quran/quran/verse-reference";
import { z } from "zod";
import { PlainText } from "../fields/plain-text.ts";
import { MAX_LABEL_LENGTH, MAX_NOTE_LENGTH } from "./progress-limits.ts";
import { PlanDay } from "../reading.ts";

const NO_VERSE = "There is no such verse. Write it as 80:17.";
const NO_DATE = "This is not a date that exists, written YYYY-MM-DD.";
const SPAN = `Verses are numbered 1 to ${VERSES}, and the last is not before the first.`;

/** The id of a mark, a bookmark or a plan: a UUID that the client makes. */
export const ProgressId = z.uuid("An id is a UUID.").toLowerCase();

/** A verse as `surah:verse`, such as `80:17`. */
const VerseReference = z
  .string(NO_VERSE)
  .regex(/^[1-9]\d{0,2}:[1-9]\d{0,2}$/, { error: NO_VERSE, abort: true })
  .refine((text) => {
    const range = parseVerseRange(text);
    return range !== undefined && isRealRange(range);
  }, NO_VERSE);

/** The shared plan (`daily`), or the id of one of the reader's own. */
export const PlanName = z.union([z.literal("daily"), ProgressId], "This is no plan.");

const Day = z.string(NO_DATE).refine(isCalendarDay, NO_DATE) as unknown as z.ZodType<
  `${number}-${number}-${number}`,
  string
>;
const Instant = z.iso.datetime("This is not an instant in UTC, as 2026-03-01T06:30:00Z.");

/** A time zone by its IANA name. A device may know one that the server does not. */
export const TimeZone = z
  .string()
  .regex(/^[A-Za-z0-9_+/-]{1,64}$/, "This is not the name of a time zone.");

const MARKED = "A mark of the shared plan has a day, one of an own plan has from and to.";

/**
 * A reading that was read: a `day` of the shared plan, or verses (`from`, `to`) of an own one. `date` is the
 * reader's own date that it counts for, in the time zone that the reader was in.
 */
export const Mark = z
  .object({
    plan: PlanName,
    day: PlanDay.optional(),
    from: VerseReference.optional(),
    to: VerseReference.optional(),
    date: Day,
    timeZone: TimeZone,
  })
  .refine(
    ({ plan, day, from, to }) =>
      plan !== "daily" || (day !== undefined && from === undefined && to === undefined),
    { path: ["day"], message: MARKED },
  )
  .refine(
    ({ plan, day, from, to }) =>
      plan === "daily" || (day === undefined && from !== undefined && to !== undefined),
    { path: ["from"], message: MARKED },
  );
export type Mark = z.infer<typeof Mark>;

/** A bookmark on a verse. */
export const Bookmark = z.object({
  verse: VerseReference,
  note: PlainText.max(
    MAX_NOTE_LENGTH,
    `A note has at most ${MAX_NOTE_LENGTH} characters.`,
  ).optional(),
  label: PlainText.trim()
    .max(MAX_LABEL_LENGTH, `A label has at most ${MAX_LABEL_LENGTH} characters.`)
    .optional(),
  createdAt: Instant,
});
export type Bookmark = z.infer<typeof Bookmark>;

const Ordinal = z.int(SPAN).min(1, SPAN).max(VERSES, SPAN);
/** Verses that follow each other, by ordinal (1 to 6,236), both ends included. */
export const Span = z
  .object({ from: Ordinal, to: Ordinal })
  .refine(({ from, to }) => from <= to, SPAN);
const Spans = z
  .array(Span)
  .refine(
    (spans) => spans.every(({ from }, index) => index === 0 || from > (spans[index - 1]?.to ?? 0)),
    "Verses stand in order, each once.",
  );

const WHOLE_NUMBER = "Write a whole number.";

/** How fast a plan reads: in how many days, or how many minutes a day. */
export const Pace = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("days"),
    days: z
      .int(WHOLE_NUMBER)
      .min(1, "A plan has a day at least.")
      .max(3660, "A plan has at most 3,660 days, ten years."),
  }),
  z.object({
    kind: z.literal("minutes"),
    minutes: z
      .int(WHOLE_NUMBER)
      .min(2, "A plan reads two minutes a day at least.")
      .max(1440, "A day has 1,440 minutes."),
  }),
]);

const WEEKDAYS = "Weekdays are numbered 1 (Monday) to 7 (Sunday), in order, each once.";
const RestDays = z
  .array(z.int(WEEKDAYS).min(1, WEEKDAYS).max(7, WEEKDAYS))
  .max(6, "Leave at least one day of the week to read on.")
  .refine(
    (days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)),
    WEEKDAYS,
  );

const PLAN_DATES = "A plan's dates are between 2000-01-01 and 2999-12-31.";
const PlanDate = Day.refine((day) => day >= "2000-01-01" && day <= "2999-12-31", PLAN_DATES);

/** What was chosen about missed days and rest, and from which date on. */
export const Choice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("go-on"), on: PlanDate }),
  z.object({ kind: z.literal("spread"), on: PlanDate, left: Spans }),
  z
    .object({
      kind: z.literal("move-end"),
      on: PlanDate,
      left: Spans,
      restDays: RestDays.optional(),
      resumesOn: PlanDate.optional(),
    })
    .refine(({ on, resumesOn = on }) => resumesOn >= on, {
      path: ["resumesOn"],
      error: "A pause does not end before it begins.",
    }),
  z.object({ kind: z.literal("pace"), on: PlanDate, left: Spans, pace: Pace }),
]);

/** The most spans that the choices of a plan hold in all. */
const MAX_PARTS = 150;

const partsOf = (choices: readonly z.infer<typeof Choice>[]): number =>
  choices.reduce((sum, choice) => sum + ("left" in choice ? choice.left.length : 0), 0);

/**
 * A reader's own plan: `verses` by ordinal (1 to 6,236), its pace and rest days from `startsOn` on, and what was
 * chosen about missed days and rest since, oldest first. Without `restDays` it has none.
 */
export const OwnPlan = z.object({
  name: PlainText.trim().min(1, "Give the plan a name.").max(100, "Name too long"),
  startsOn: PlanDate,
  verses: Span,
  pace: Pace,
  restDays: RestDays.optional(),
  choices: z
    .array(Choice)
    .max(50, "A plan can be changed 50 times.")
    .refine(
      (choices) => partsOf(choices) <= MAX_PARTS,
      "What is unread is in too many parts: read some of it first.",
    ),
  createdAt: Instant,
});
export type OwnPlan = z.infer<typeof OwnPlan>;

/** The verse at which a reader of a plan stopped; of the shared plan also the day. */
export const Position = z.object({ verse: VerseReference, day: PlanDay.optional() });
export type Position = z.infer<typeof Position>;

const KEPT = { id: ProgressId, updatedAt: Instant };

/** A mark with its id and the time of its last change. */
export const KeptMark = Mark.safeExtend(KEPT);
export type KeptMark = z.infer<typeof KeptMark>;

/** A bookmark with its id and the time of its last change. */
export const KeptBookmark = Bookmark.extend(KEPT);
export type KeptBookmark = z.infer<typeof KeptBookmark>;

/** An own plan with its id and the time of its last change. */
export const KeptPlan = OwnPlan.extend(KEPT);
export type KeptPlan = z.infer<typeof KeptPlan>;

/** A position with its plan and the time of its last change. */
export const KeptPosition = Position.extend({ plan: PlanName, updatedAt: Instant });
export type KeptPosition = z.infer<typeof KeptPosition>;

/** What was read in all: days with a reading, readings, verses and whole minutes. */
const ReadingTotals = z.object({
  days: z.int().min(0),
  readings: z.int().min(0),
  verses: z.int().min(0),
  minutes: z.int().min(0),
});

/**
 * A reader's figures in a time zone: totals, times that the whole Quran was finished, and the streak (`missed`:
 * dates that would mend or lengthen it).
 */
export const ProgressSummary = z.object({
  today: Day,
  totals: ReadingTotals,
  khatmas: z.int().min(0),
  streak: z.object({
    days: z.int().min(0),
    longest: z.int().min(0),
    isTodayRead: z.boolean(),
    missed: z.array(Day),
  }),
  bookmarks: z.int().min(0),
  plans: z.int().min(0),
});
export type ProgressSummary = z.infer<typeof ProgressSummary>;
