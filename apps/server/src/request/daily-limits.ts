/** How many of each one user may make on a UTC day; `member` counts those whom the user adds to groups. */
export interface DailyLimits {
  readonly group: number;
  readonly cycle: number;
  readonly member: number;
  readonly invite: number;
}

/** What is counted by the day. */
export type DailyKind = keyof DailyLimits | "quiz" | "claim" | "khatma";
