import type { Role } from "@daily-quran/domain/group";
import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath } from "@daily-quran/domain/web-paths";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";

/**
 * The text and link of a notification. It replaces an unread one of the same topic; `many` is the text
 * when the two are about different things.
 */
export interface Notice {
  readonly title: string;
  readonly message: string;
  readonly link: string;
  readonly topic: string;
  readonly about: number;
  readonly many?: ManyText;
}

/** A text about several things: their number is between `before` and `after`. */
interface ManyText {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const ROLE_NAMES: Record<Role, string> = {
  admin: "an admin",
  moderator: "a moderator",
  member: "a member",
};

export function addedNotice(by: string, group: Named): Notice {
  return {
    title: "Added to a group",
    message: `${by} added you to “${group.name}”.`,
    ...inGroup("added", group),
  };
}

export function removedNotice(group: Named): Notice {
  return {
    title: "Removed from a group",
    message: `You are no longer a member of “${group.name}”.`,
    ...inGroup("removed", group),
    // No link to the group: a private one is closed to a removed member.
    link: webPaths.groups,
  };
}

export function roleNotice(role: Role, group: Named): Notice {
  return {
    title: "New role",
    message: `You are now ${ROLE_NAMES[role]} of “${group.name}”.`,
    ...inGroup("role", group),
  };
}

export function creatorNotice(group: Named): Notice {
  return {
    title: "New role",
    message: `“${group.name}” was handed over to you: you are now its creator.`,
    ...inGroup("creator", group),
  };
}

export function joinedNotice(
  who: { readonly id: number; readonly username: string },
  group: Named,
): Notice {
  return {
    title: "New member",
    message: `${who.username} joined “${group.name}”.`,
    ...inGroup("joined", group),
    about: who.id,
    many: { title: "New members", before: "", after: ` people joined “${group.name}”.` },
  };
}

export function cycleNotice(
  cycle: { readonly id: number; readonly name: string; readonly startDate: CalendarDay },
  group: Named,
): Notice {
  return {
    title: "New reading cycle",
    message: `“${cycle.name}” starts on ${cycle.startDate} in “${group.name}”.`,
    ...inGroup("cycle", group),
    about: cycle.id,
    many: {
      title: "New reading cycles",
      before: `“${group.name}” has `,
      after: " new reading cycles.",
    },
  };
}

export function overtakenNotice(
  username: string,
  cycle: { readonly name: string; readonly groupId: number },
): Pick<Notice, "title" | "message" | "link"> {
  return {
    title: "You were passed",
    message: `${username} passed you and now leads “${cycle.name}”.`,
    link: groupPath(cycle.groupId),
  };
}

/** Notified again only after the last one was read. */
export function overtakenTopic(cycleId: number): string {
  return `passed:${cycleId}`;
}

/** Coalesces unread notifications of one kind and group. */
function inGroup(kind: string, { id }: Named) {
  return { link: groupPath(id), topic: `${kind}:${id}`, about: id };
}
