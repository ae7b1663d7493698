import type { User } from "@daily-quran/domain/account/user";

/** The acting user and the time; `now` is in epoch milliseconds. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  readonly now: number;
}

/** The actor of a procedure's call. */
export function actorOf({ user, now }: { user: User; now: () => number }): Actor {
  return { userId: user.id, username: user.username, now: now() };
}
