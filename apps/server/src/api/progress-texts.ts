import {
  Bookmark,
  KeptBookmark,
  KeptMark,
  KeptPlan,
  KeptPosition,
  Mark,
  OwnPlan,
  Position,
  ProgressSummary,
} from "@daily-quran/domain/progress";
import { ImportInput, ImportResult, ProgressDocument } from "@daily-quran/domain/progress-document";
import { SyncInput, SyncReply } from "@daily-quran/domain/progress-sync";
import { described, type Described } from "./route/described.ts";

const KEPT = { id: "A UUID that the client made.", updatedAt: "When it was last changed." };
const DAY = "The day of the shared plan, 1 to 300.";

const MARK = {
  plan: "The plan that was read: `daily`, or the ID of an own one.",
  day: `${DAY} Given with \`daily\`.`,
  from: "The first verse, as `surah:verse`. Given with an own plan.",
  to: "The last verse, as `surah:verse`. Given with an own plan.",
  date: "The reader's own date that the reading counts for.",
  timeZone: "The time zone that the reader was in, by its IANA name.",
};
const BOOKMARK = {
  verse: "The verse, as `surah:verse`.",
  note: "What the reader wrote about it.",
  label: "What the reader filed it under.",
  createdAt: "When it was made.",
};
const PLAN = {
  name: "Its name.",
  startsOn: "The date of its first day.",
  verses: "The verses that it reads, by their numbers in the whole Quran, 1 to 6,236.",
  "verses.from": "The first verse.",
  "verses.to": "The last verse.",
  pace: "How fast it reads: in how many days, or how many minutes a day.",
  "pace.kind": "Which of the two it is.",
  "pace.days": "In how many days the plan is read.",
  "pace.minutes": "How many minutes a day it reads.",
  choices: "What was chosen about missed days, the oldest first.",
  "choices.kind": "To go on, to spread what is left, to move the end, or to change the pace.",
  "choices.on": "The date from which it holds.",
  "choices.left": "What was unread then, in order.",
  "choices.left.from": "The first verse.",
  "choices.left.to": "The last verse.",
  "choices.pace": "The new pace.",
  "choices.pace.kind": "In how many days, or how many minutes a day.",
  "choices.pace.days": "In how many days the plan is read.",
  "choices.pace.minutes": "How many minutes a day it reads.",
  createdAt: "When it was made.",
};
const POSITION = {
  verse: "The verse at which the reader stopped, as `surah:verse`.",
  day: DAY,
};
const CHANGE = {
  kind: "What it is: a mark, a bookmark, a plan or a position.",
  id: "Its ID; of a position the plan.",
  value: "What it is now; `null` where it was removed.",
  at: "When it was changed, in epoch milliseconds.",
};
const at = (prefix: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${prefix}.${name}`, text]));

/** The responses about a reader's own reading. */
export const progressTexts: Readonly<Record<string, Described>> = {
  KeptMark: described(KeptMark, "A reading that was read.", { ...MARK, ...KEPT }),
  KeptBookmark: described(KeptBookmark, "A bookmark on a verse.", { ...BOOKMARK, ...KEPT }),
  KeptPlan: described(KeptPlan, "A reader's own plan.", { ...PLAN, ...KEPT }),
  KeptPosition: described(KeptPosition, "Where the reader of a plan stopped.", {
    ...POSITION,
    plan: "The plan: `daily`, or the ID of an own one.",
    updatedAt: KEPT.updatedAt,
  }),
  ProgressSummary: described(ProgressSummary, "A reader's figures in a time zone.", {
    today: "The date that it is there.",
    totals: "What was read in all.",
    "totals.days": "Days on which something was read.",
    "totals.readings": "Readings.",
    "totals.verses": "Verses.",
    "totals.minutes": "Whole minutes.",
    khatmas: "How often the whole Quran was finished.",
    streak: "Days in a row.",
    "streak.days": "How many they are now.",
    "streak.longest": "How many they have been at most.",
    "streak.isTodayRead": "Whether today counts already.",
    "streak.missed": "The dates that would mend or lengthen it.",
    bookmarks: "How many bookmarks there are.",
    plans: "How many own plans there are.",
  }),
  ProgressDocument: described(ProgressDocument, "All of a reader's progress, as one file.", {
    format: "The name of the format.",
    version: "The version of the format.",
    exportedAt: "When it was written.",
    owner: "The username; `null` for a visitor's.",
    marks: "What was read.",
    bookmarks: "The bookmarks.",
    plans: "The own plans.",
    positions: "Where the reader stopped.",
  }),
  ImportResult: described(ImportResult, "What an import brought in.", {
    imported: "How many items were new or newer.",
    unchanged: "How many were there already.",
  }),
  SyncReply: described(SyncReply, "What a device gets.", {
    now: "The server's clock, in epoch milliseconds.",
    received: "The last operation of the device that the server has.",
    revision: "The revision up to which the changes go.",
    applied: "The operations of this request that changed something; the device has their values.",
    "applied.seq": "The operation's number.",
    "applied.at": "When it was made, by the server's clock, in epoch milliseconds.",
    "applied.revision": "The revision that it made.",
    changes: "The other changes after `since`, and those of this request whose value was tidied.",
    ...at("changes", CHANGE),
    "changes.device": "The device that made the change.",
    "changes.seq": "The number of the operation there.",
    "changes.revision": "The revision that it made.",
    hasMore: "Whether there are more changes: ask again.",
    compacted:
      "Removed items are forgotten up to this revision: who has seen less, but something, takes everything anew.",
    isBehind: "Whether the server has less than the device has seen.",
    refused: "The operations that are not stored.",
    "refused.seq": "The operation's number.",
    "refused.message": "Why it is not stored, for a person.",
  }),
};

/** The bodies of requests about a reader's own reading. */
export const progressInputs: Readonly<Record<string, Described>> = {
  Mark: described(Mark, "A reading that was read.", MARK),
  Bookmark: described(Bookmark, "A bookmark on a verse.", BOOKMARK),
  OwnPlan: described(OwnPlan, "A reader's own plan.", PLAN),
  Position: described(Position, "Where the reader of a plan stopped.", POSITION),
  ImportInput: described(ImportInput, "A document to merge.", {
    document: "The document, as it was exported.",
    acceptAnother: "Whether it may be another person's.",
  }),
  SyncInput: described(SyncInput, "What a device sends.", {
    device: "The UUID of the device.",
    now: "The device's clock, in epoch milliseconds.",
    since: "The last revision that it has.",
    operations: "What was done on it, in order and without a gap.",
    "operations.seq": "The operation's number, from 1.",
    ...at("operations", CHANGE),
    "operations.over": "When the value that it replaced was changed, in epoch milliseconds.",
  }),
};
