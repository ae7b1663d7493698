import { PART_COUNTS } from "@daily-quran/quran/parts";
import { SHARE_PARTS } from "@daily-quran/reading-schedule/khatma/shares";
import { z } from "zod";
import { ClientId } from "../fields/client-id.ts";
import { Id } from "../fields/id.ts";
import { seenName } from "../fields/name-text.ts";
import { plainText } from "../fields/plain-text.ts";

/** The most khatmas of a group, or of one person without a group, that are kept at a time. */
export const MAX_KHATMAS = 20;

/** The most readers of a khatma. */
export const MAX_READERS = 2_000;

/** The most shares that a khatma has, a page each. */
export const MAX_SHARES = PART_COUNTS.page;

const shortName = (missing: string, most: number) =>
  seenName(plainText(missing).trim())
    .min(1, { error: missing, abort: true })
    .max(most, `Write at most ${most} characters.`);

const SHARES = `Share it out by juz, hizb, surah or page, or into 1 to ${MAX_SHARES} parts.`;
const MOST = `One may have 1 to ${MAX_SHARES} shares at a time.`;
const RETURN = "A share comes back after 1 to 60 days.";

const Shares = z.union([z.enum(SHARE_PARTS), z.int().min(1).max(MAX_SHARES)], SHARES);

const Repeats = z.enum(["week", "month"], "It begins again each week or each month.");

/** What is wrong with an end that has come already. */
export const END_PAST = "The end must be later than now.";

/**
 * The input that begins a khatma: `shares` is a kind of part, or a number of parts with equally many words;
 * without `endsAt` it has no end. `byLink` lets whoever has its link take a share, too.
 */
export const BeginKhatmaInput = z.object({
  name: shortName("Give the khatma a name.", 100),
  intention: plainText("This must be text.")
    .trim()
    .max(100, "An intention has at most 100 characters.")
    .optional(),
  shares: Shares,
  endsAt: z.iso
    .datetime({ offset: true, error: "An end is an instant, as 2026-03-06T12:00:00Z." })
    .optional(),
  repeats: Repeats.optional(),
  byLink: z.boolean("This is either true or false.").default(false),
  most: z.int(MOST).min(1, MOST).max(MAX_SHARES, MOST).default(MAX_SHARES),
  returnDays: z.int(RETURN).min(1, RETURN).max(60, RETURN).optional(),
  clientId: ClientId.optional(),
});
export type BeginKhatmaInput = z.infer<typeof BeginKhatmaInput>;

/** What a share is: free, taken by somebody, or read in this round. */
const ShareState = z.enum(["free", "taken", "done"]);

/**
 * A share: `by` names who has it, absent where that person is gone; `yours` that it is the caller's. `late` says
 * so to its reader and to who keeps the khatma alone; `also` names others who have read it, too.
 */
export const KhatmaShare = z.object({
  n: z.int().min(1),
  state: ShareState,
  by: z.string().optional(),
  reader: Id.optional(),
  yours: z.literal(true).optional(),
  late: z.literal(true).optional(),
  also: z.array(z.string()).optional(),
});
export type KhatmaShare = z.infer<typeof KhatmaShare>;

/** A share of a khatma that has changed, as servers tell each other. */
export const KhatmaChange = z.object({ plan: z.uuid(), n: z.int(), state: ShareState });

/** The shares that have changed, as a stream tells a browser. */
export const ChangedShares = z.array(z.tuple([z.int(), ShareState]));
export type ChangedShares = z.infer<typeof ChangedShares>;

/** A khatma in a list, with how many of its shares are taken and done in this round. */
export const KhatmaSummary = z.object({
  id: Id,
  groupId: Id.optional(),
  name: z.string(),
  intention: z.string().optional(),
  shares: Shares,
  count: z.int().min(1),
  taken: z.int().min(0),
  done: z.int().min(0),
  round: z.int().min(1),
  repeats: Repeats.optional(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().optional(),
  isOver: z.boolean(),
});
export type KhatmaSummary = z.infer<typeof KhatmaSummary>;

/**
 * Somebody who reads in a khatma; `isVisitor` has no account, `hasNoDevice` is somebody whose shares the keeper marks.
 */
export const KhatmaReader = z.object({
  id: Id,
  name: z.string(),
  isMember: z.boolean(),
  isKeeper: z.literal(true).optional(),
  isVisitor: z.literal(true).optional(),
  hasNoDevice: z.literal(true).optional(),
});

/** The caller as a reader; a visitor has no account. */
export const KhatmaSelf = z.object({ id: Id, name: z.string(), isVisitor: z.boolean() });

/** What who keeps a khatma alone sees: its link and code, if it has them, and the first 400 readers. */
export const KhatmaKeeping = z.object({
  link: z.string().optional(),
  code: z.string().optional(),
  readers: z.array(KhatmaReader),
});

/**
 * A khatma as its caller sees it. `plan` is the plan of the marks and the place of its verses; `you` is absent for
 * who has taken nothing yet, `kept` for who does not keep it.
 */
export const Khatma = KhatmaSummary.omit({ shares: true, taken: true, done: true }).extend({
  parts: Shares,
  plan: z.uuid(),
  most: z.int(),
  returnDays: z.int().optional(),
  byLink: z.boolean(),
  keeper: z.string().optional(),
  second: z.string().optional(),
  finishedAt: z.iso.datetime().optional(),
  readers: z.int().min(0),
  shares: z.array(KhatmaShare),
  canTake: z.boolean(),
  you: KhatmaSelf.optional(),
  kept: KhatmaKeeping.optional(),
});
export type Khatma = z.infer<typeof Khatma>;

/** What lets somebody in who is no member: the secret of the link, or that of a device. Any string is accepted. */
export const KhatmaKey = z.string().max(200);

const STATE = "Take a share, or say that it is done.";

/** What is said of a share: it is taken, or done. */
export const SetShareInput = z.object({ state: z.enum(["taken", "done"], STATE) });

/** The name of who takes part without an account. */
export const EnterKhatmaInput = z.object({ name: shortName("Write your name.", 50) });
export type EnterKhatmaInput = z.infer<typeof EnterKhatmaInput>;

/** A code of eight signs as it is typed: small letters and spaces do as well. */
export const KhatmaCodeInput = z.object({
  code: plainText("Type the code.")
    .overwrite((code) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""))
    .regex(/^[A-Z2-9]{8}$/, "A code has eight letters and digits."),
});
export type KhatmaCodeInput = z.infer<typeof KhatmaCodeInput>;
