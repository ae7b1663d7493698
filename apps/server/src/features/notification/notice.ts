import type { Role } from "@daily-quran/domain/group/group";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Shares } from "@daily-quran/reading-schedule/khatma/shares";

/** Who is told of a claim: the group's creator, or another admin. */
type ClaimReader = "creator" | "admin";

/** What a notification about a group tells beside its name, by kind. */
export interface OfGroup {
  readonly added: { readonly by: string };
  readonly role: { readonly role: Role };
  readonly creator: object;
  /** While an admin asks for a group. */
  readonly claimed: { readonly who: string; readonly until: CalendarDay; readonly to: ClaimReader };
  /** A creator who was away keeps the group: `who` is the other of creator and asker. */
  readonly claimKept: { readonly who: string; readonly to: ClaimReader };
  readonly tookOver: { readonly who: string };
  readonly joined: { readonly who: string };
  readonly cycle: { readonly cycle: string; readonly startDate: CalendarDay };
  /** A cycle's last date is another one. */
  readonly cycleEnd: { readonly cycle: string; readonly endDate: CalendarDay };
  /** A member has reported a question of theirs: to admins. */
  readonly fault: { readonly day: number };
  readonly khatma: { readonly khatma: string; readonly by: string };
  readonly announced: { readonly by: string };
  /** To a member who has not joined in for a week. */
  readonly nudged: { readonly by: string };
}

/** What a notification about a khatma tells beside its name, by kind. */
export interface OfKhatma {
  /** Every share is read: to all who read in it. */
  readonly khatmaDone: object;
  /** To who had a share that was given on to the others. */
  readonly shareHandedOn: Share;
  /** To who has a share before it is given back unread. */
  readonly shareReturns: Share & { readonly day: CalendarDay };
}

type Share = { readonly part: Exclude<Shares, number> | "part"; readonly n: number };

interface Others {
  readonly removed: { readonly group: string };
  readonly deleted: { readonly group: string };
  /** To the leader of a leaderboard who is not any more. */
  readonly passed: { readonly who: string; readonly cycle: string };
  readonly dayReading: Readonly<Record<string, never>>;
  readonly openQuiz: { readonly group: string; readonly quizzes: number };
  readonly pastWeek: {
    readonly days: number;
    readonly year: number;
    readonly groups: number;
    readonly people: number;
  };
}

/** What a notification tells of, by its kind; it is worded when it is read. */
type Details = { readonly [Kind in keyof OfGroup]: OfGroup[Kind] & { readonly group: string } } & {
  readonly [Kind in keyof OfKhatma]: OfKhatma[Kind] & { readonly khatma: string };
} & Others;

/** A kind of notification with its details. */
export type NoticeText = {
  readonly [Kind in keyof Details]: { readonly kind: Kind; readonly details: Details[Kind] };
}[keyof Details];

/**
 * A notification to be made. It replaces an unread one of the same topic, and counts the things that both are
 * about.
 */
export type Notice = NoticeText & {
  readonly link: string;
  readonly topic: string;
  readonly about: number;
  /** The group whose membership it ends with. */
  readonly groupId?: number | undefined;
  /** The group whose claim it ends with. */
  readonly claimOf?: number | undefined;
  /** The cycle that it ends with. */
  readonly cycleId?: number | undefined;
  /** The khatma that it ends with. */
  readonly khatmaId?: number | undefined;
};

/** What a reminder says. */
export type ReminderText = Extract<NoticeText, { kind: "dayReading" | "openQuiz" | "pastWeek" }>;

/** Says who leads a leaderboard now. */
export type OvertakenNotice = Extract<NoticeText, { kind: "passed" }> & Pick<Notice, "link">;
