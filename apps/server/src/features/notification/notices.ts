import type { Role } from "@daily-quran/domain/group";
import * as webPaths from "@daily-quran/domain/web-paths";
import { groupPath } from "@daily-quran/domain/web-paths";
import type { CalendarDay } from "@daily-quran/reading-schedule/calendar-day";

/** What a notification says, and where it leads: a path of the web app. */
export interface Notice {
  readonly title: string;
  readonly message: string;
  readonly link: string;
}

interface NamedGroup {
  readonly id: number;
  readonly name: string;
}

const ROLE_NAMES: Record<Role, string> = {
  admin: "an admin",
  moderator: "a moderator",
  member: "a member",
};

export function addedNotice(by: string, group: NamedGroup): Notice {
  return {
    title: "Added to a group",
    message: `${by} added you to “${group.name}”.`,
    link: groupPath(group.id),
  };
}

// The group itself may be private, and then it is closed to who was removed.
export function removedNotice(group: NamedGroup): Notice {
  return {
    title: "Removed from a group",
    message: `You are no longer a member of “${group.name}”.`,
    link: webPaths.groups,
  };
}

export function roleNotice(role: Role, group: NamedGroup): Notice {
  return {
    title: "New role",
    message: `You are now ${ROLE_NAMES[role]} of “${group.name}”.`,
    link: groupPath(group.id),
  };
}

export function creatorNotice(group: NamedGroup): Notice {
  return {
    title: "New role",
    message: `“${group.name}” was handed over to you: you are now its creator.`,
    link: groupPath(group.id),
  };
}

export function joinedNotice(username: string, group: NamedGroup): Notice {
  return {
    title: "New member",
    message: `${username} joined “${group.name}”.`,
    link: groupPath(group.id),
  };
}

export function cycleNotice(
  cycle: { readonly name: string; readonly startDate: CalendarDay },
  group: NamedGroup,
): Notice {
  return {
    title: "New reading cycle",
    message: `“${cycle.name}” starts on ${cycle.startDate} in “${group.name}”.`,
    link: groupPath(group.id),
  };
}

export function passedNotice(
  username: string,
  cycle: { readonly name: string; readonly groupId: number },
): Notice {
  return {
    title: "You were passed",
    message: `${username} passed you and now leads “${cycle.name}”.`,
    link: groupPath(cycle.groupId),
  };
}

/** Being passed again is told only once the last time was read. */
export function passedTopic(cycleId: number): string {
  return `passed:${cycleId}`;
}
