import type { GroupTab } from "@daily-quran/domain/web-paths";

/** Where a quiz leads to. */
export interface QuizPaths {
  readonly group: (groupId: number, tab?: GroupTab) => string;
  readonly groups: string;
  readonly quiz: (quiz: { groupId: number; cycleId: number; day: number }) => string;
}
