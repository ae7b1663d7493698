import type { Group } from "@daily-quran/domain/group/group";
import type { GroupAccess } from "./group-access.ts";

export type QuizPath = (quiz: { groupId: number; cycleId: number; day: number }) => string;

/** The props of each group tab. */
export interface TabProps {
  readonly group: Group;
  readonly access: GroupAccess;
  /** Absent while the app has no quiz. */
  readonly quizPath: QuizPath | undefined;
}
