import type { Cycle } from "@daily-quran/domain/group/cycle";
import type { CycleProgress } from "@daily-quran/domain/quiz";
import { trpc } from "../../reader/server/trpc.tsx";

const NOTHING_DONE: ReadonlyMap<number, number> = new Map();

/** The points of each day that a member has done in a cycle, and who has done today where the answer is of today. */
export function useProgress(cycle: Cycle | undefined, isMember: boolean) {
  const { data } = trpc.quiz.progress.useQuery(
    { cycleId: cycle?.id ?? 0 },
    {
      enabled: isMember && cycle?.settings.quizEnabled === true,
      // Other members do their quizzes meanwhile.
      staleTime: 0,
      select: byDay,
      meta: { ownsError: true },
    },
  );
  const { done = NOTHING_DONE, day, membersDone, namesDone = [] } = data ?? {};
  const isToday = day === cycle?.currentDay;
  return {
    isKnown: data !== undefined,
    done,
    membersDone: isToday ? membersDone : undefined,
    namesDone,
  };
}

const byDay = ({ results, ...today }: CycleProgress) => ({
  done: new Map(results.map(({ day, totalPoints }) => [day, totalPoints])),
  ...today,
});
