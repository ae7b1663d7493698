import type { Role } from "@daily-quran/domain/group/group";
import type { Shares } from "@daily-quran/reading-schedule/khatma/shares";
import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath, khatmaPath } from "@daily-quran/domain/web-paths";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";

/** Who is told of a claim: the group's creator, or another admin. */
type ClaimReader = "creator" | "admin";

/** What a notification tells of, by its kind; it is worded when it is read. */
interface Details {
  readonly added: { readonly by: string; readonly group: string };
  readonly removed: { readonly group: string };
  readonly deleted: { readonly group: string };
  readonly role: { readonly role: Role; readonly group: string };
  readonly creator: { readonly group: string };
  readonly claimed: {
    readonly who: string;
    readonly group: string;
    readonly until: CalendarDay;
    readonly to: ClaimReader;
  };
  readonly claimKept: { readonly who: string; readonly group: string; readonly to: ClaimReader };
  readonly tookOver: { readonly who: string; readonly group: string };
  readonly joined: { readonly who: string; readonly group: string };
  readonly cycle: {
    readonly cycle: string;
    readonly startDate: CalendarDay;
    readonly group: string;
  };
  readonly cycleEnd: {
    readonly cycle: string;
    readonly endDate: CalendarDay;
    readonly group: string;
  };
  readonly fault: { readonly day: number; readonly group: string };
  readonly khatma: { readonly khatma: string; readonly by: string; readonly group: string };
  readonly khatmaDone: { readonly khatma: string };
  readonly shareHandedOn: KhatmaShare;
  readonly shareReturns: KhatmaShare & { readonly day: CalendarDay };
  readonly announced: { readonly by: string; readonly group: string };
  readonly nudged: { readonly by: string; readonly group: string };
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

type KhatmaShare = {
  readonly khatma: string;
  readonly part: Exclude<Shares, number> | "part";
  readonly n: number;
};

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

/** A reminder, which takes the place of an unread one of its kind. */
export function reminderNotice(text: ReminderText, link: string, groupId?: number): Notice {
  return { ...text, link, topic: `reminder:${text.kind}`, about: 0, groupId };
}

/** What a reminder says. */
export type ReminderText = Extract<NoticeText, { kind: "dayReading" | "openQuiz" | "pastWeek" }>;

interface Named {
  readonly id: number;
  readonly name: string;
}

export function addedNotice(by: string, group: Named): Notice {
  return { kind: "added", details: { by, group: group.name }, ...inGroup("added", group) };
}

export function removedNotice(group: Named): Notice {
  return { kind: "removed", details: { group: group.name }, ...outsideOf("removed", group) };
}

export function deletedNotice(group: Named): Notice {
  return { kind: "deleted", details: { group: group.name }, ...outsideOf("deleted", group) };
}

export function roleNotice(role: Role, group: Named): Notice {
  return { kind: "role", details: { role, group: group.name }, ...inGroup("role", group) };
}

export function creatorNotice(group: Named): Notice {
  return { kind: "creator", details: { group: group.name }, ...inGroup("creator", group) };
}

/** Told while an admin asks for a group, of whom its creator or another admin hears. */
export function claimedNotice(
  { who, until, to }: Omit<Details["claimed"], "group">,
  group: Named,
): Notice {
  return {
    kind: "claimed",
    details: { who, until, to, group: group.name },
    ...inMembers("claimed", group),
    claimOf: group.id,
  };
}

/** Told when a creator who was away keeps the group: `who` is the other of creator and asker. */
export function creatorStaysNotice(
  { who, to }: Omit<Details["claimKept"], "group">,
  group: Named,
): Notice {
  return {
    kind: "claimKept",
    details: { who, to, group: group.name },
    ...inMembers("claimKept", group),
  };
}

export function tookOverNotice(who: string, group: Named): Notice {
  return { kind: "tookOver", details: { who, group: group.name }, ...inMembers("tookOver", group) };
}

export function joinedNotice(
  who: { readonly id: number; readonly username: string },
  group: Named,
): Notice {
  return {
    kind: "joined",
    details: { who: who.username, group: group.name },
    ...inGroup("joined", group),
    about: who.id,
  };
}

/** Told to the members of a group when an admin announces something. */
export function announcedNotice(by: string, group: Named): Notice {
  return { kind: "announced", details: { by, group: group.name }, ...inGroup("announced", group) };
}

/** Told to a member who has not joined in for a week. */
export function nudgedNotice(by: string, group: Named): Notice {
  return { kind: "nudged", details: { by, group: group.name }, ...inGroup("nudged", group) };
}

export function cycleNotice(
  cycle: { readonly id: number; readonly name: string; readonly startDate: CalendarDay },
  group: Named,
): Notice {
  return {
    kind: "cycle",
    details: { cycle: cycle.name, startDate: cycle.startDate, group: group.name },
    ...inGroup("cycle", group),
    about: cycle.id,
    cycleId: cycle.id,
  };
}

/** Told when a cycle's last date is another one. */
export function cycleEndNotice(
  cycle: { readonly id: number; readonly name: string; readonly endDate: CalendarDay },
  group: Named,
): Notice {
  return {
    kind: "cycleEnd",
    details: { cycle: cycle.name, endDate: cycle.endDate, group: group.name },
    ...inGroup("cycleEnd", group),
    topic: `cycleEnd:${cycle.id}`,
    about: cycle.id,
    cycleId: cycle.id,
  };
}

/** Told to admins when a member reports a question of theirs. */
export function faultNotice(
  day: number,
  { cycleId, ...group }: Named & { cycleId: number },
): Notice {
  return {
    kind: "fault",
    details: { day, group: group.name },
    ...inGroup("fault", group),
    link: `${groupPath(group.id)}?tab=assignments`,
    about: day,
    cycleId,
  };
}

/** Told to the members of a group in which somebody begins a khatma. */
export function khatmaNotice(khatma: Named & { readonly by: string }, group: Named): Notice {
  const { id, name, by } = khatma;
  return {
    kind: "khatma",
    details: { khatma: name, by, group: group.name },
    ...inGroup("khatma", group),
    link: khatmaPath(id),
    about: id,
    khatmaId: id,
  };
}

/** Told to all who read in a khatma once every share of it is read. */
export function finishedNotice({ id, name }: Named): Notice {
  return {
    kind: "khatmaDone",
    details: { khatma: name },
    ...inKhatma("khatmaDone", id),
    about: id,
  };
}

interface NamedKhatma extends Named {
  readonly part: Exclude<Shares, number> | null;
}

/** Told to who had a share that was given on to the others. */
export function handedOnNotice(n: number, { id, name, part }: NamedKhatma): Notice {
  return {
    kind: "shareHandedOn",
    details: { khatma: name, part: part ?? "part", n },
    ...inKhatma("shareHandedOn", id),
    about: n,
  };
}

/** Told to who has a share before it is given back unread. */
export function returnsNotice(
  { n, day }: { readonly n: number; readonly day: CalendarDay },
  { id, name, part }: NamedKhatma,
): Notice {
  return {
    kind: "shareReturns",
    details: { khatma: name, part: part ?? "part", n, day },
    ...inKhatma("shareReturns", id),
    about: n,
  };
}

const inKhatma = (kind: string, id: number) => ({
  link: khatmaPath(id),
  topic: `${kind}:${id}`,
  khatmaId: id,
});

export function overtakenNotice(
  username: string,
  cycle: { readonly name: string; readonly groupId: number },
): OvertakenNotice {
  return {
    kind: "passed",
    details: { who: username, cycle: cycle.name },
    link: groupPath(cycle.groupId),
  };
}

/** Told to the leader of a leaderboard who is not any more. */
export type OvertakenNotice = Extract<NoticeText, { kind: "passed" }> & Pick<Notice, "link">;

/** Notified again only after the last one was read. */
export function overtakenTopic(cycleId: number): string {
  return `passed:${cycleId}`;
}

/** Coalesces unread notifications of one kind and group. */
function inGroup(kind: string, { id }: Named) {
  return { link: groupPath(id), topic: `${kind}:${id}`, about: id, groupId: id };
}

/** The same, whose link leads to the group's members. */
function inMembers(kind: string, group: Named) {
  return { ...inGroup(kind, group), link: `${groupPath(group.id)}?tab=members` };
}

/** Coalesces unread notifications of one kind, of groups that their user can't open any more. */
function outsideOf(kind: string, { id }: Named) {
  return { link: webPaths.groups, topic: kind, about: id };
}
