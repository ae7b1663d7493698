import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import type { Shares } from "@daily-quran/reading-schedule/khatma/shares";
import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath, type GroupTab, khatmaPath } from "@daily-quran/domain/web-paths";
import type { Notice, OfGroup, OfKhatma, OvertakenNotice, ReminderText } from "./notice.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Where the links lead, if not to the group's first tab. */
const TABS: { readonly [Kind in keyof OfGroup]?: GroupTab } = {
  claimed: "members",
  claimKept: "members",
  tookOver: "members",
  fault: "assignments",
};

/** A notification about a group, which takes the place of an unread one of its kind. */
export const groupNotice = <Kind extends keyof OfGroup>(
  kind: Kind,
  { id, name }: Named,
  details: OfGroup[Kind],
) => ({
  kind,
  details: { ...details, group: name },
  link: groupPath(id, TABS[kind]),
  topic: `${kind}:${id}`,
  about: id,
  groupId: id,
});

/** The same of a group that its user can't open any more. */
export const leftNotice = (kind: "removed" | "deleted", { id, name }: Named): Notice => ({
  kind,
  details: { group: name },
  link: webPaths.groups,
  topic: kind,
  about: id,
});

export const claimedNotice = (details: OfGroup["claimed"], group: Named): Notice => ({
  ...groupNotice("claimed", group, details),
  claimOf: group.id,
});

export const joinedNotice = (
  { id, username }: { readonly id: number; readonly username: string },
  group: Named,
): Notice => ({ ...groupNotice("joined", group, { who: username }), about: id });

export const cycleNotice = (
  { id, name, startDate }: Named & { readonly startDate: CalendarDay },
  group: Named,
): Notice => ({
  ...groupNotice("cycle", group, { cycle: name, startDate }),
  about: id,
  cycleId: id,
});

export const cycleEndNotice = (
  { id, name, endDate }: Named & { readonly endDate: CalendarDay },
  group: Named,
): Notice => ({
  ...groupNotice("cycleEnd", group, { cycle: name, endDate }),
  topic: `cycleEnd:${id}`,
  about: id,
  cycleId: id,
});

export const faultNotice = (
  day: number,
  { cycleId, ...group }: Named & { cycleId: number },
): Notice => ({
  ...groupNotice("fault", group, { day }),
  about: day,
  cycleId,
});

export const khatmaNotice = (
  { id, name, by }: Named & { readonly by: string },
  group: Named,
): Notice => ({
  ...groupNotice("khatma", group, { khatma: name, by }),
  link: khatmaPath(id),
  about: id,
  khatmaId: id,
});

const ofKhatma = <Kind extends keyof OfKhatma>(
  kind: Kind,
  { id, name }: Named,
  details: OfKhatma[Kind],
) => ({
  kind,
  details: { ...details, khatma: name },
  link: khatmaPath(id),
  topic: `${kind}:${id}`,
  khatmaId: id,
});

export const finishedNotice = (khatma: Named): Notice => ({
  ...ofKhatma("khatmaDone", khatma, {}),
  about: khatma.id,
});

interface NamedKhatma extends Named {
  readonly part: Exclude<Shares, number> | null;
}

export const handedOnNotice = (n: number, khatma: NamedKhatma): Notice => ({
  ...ofKhatma("shareHandedOn", khatma, { part: khatma.part ?? "part", n }),
  about: n,
});

export const returnsNotice = (
  share: { readonly n: number; readonly day: CalendarDay },
  khatma: NamedKhatma,
): Notice => ({
  ...ofKhatma("shareReturns", khatma, { part: khatma.part ?? "part", ...share }),
  about: share.n,
});

export const overtakenNotice = (
  who: string,
  { name, groupId }: { readonly name: string; readonly groupId: number },
): OvertakenNotice => ({
  kind: "passed",
  details: { who, cycle: name },
  link: groupPath(groupId),
});

/** Notified again only after the last one was read. */
export const overtakenTopic = (cycleId: number): string => `passed:${cycleId}`;

/** A reminder, which takes the place of an unread one of its kind. */
export const reminderNotice = (text: ReminderText, link: string, groupId?: number): Notice => ({
  ...text,
  link,
  topic: `reminder:${text.kind}`,
  about: 0,
  groupId,
});
