import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { keepDeed, replaceDeed, useDeeds } from "../deeds/deeds.ts";
import { failureStatus } from "../server/failure.ts";
import { trpc } from "../server/trpc.tsx";

/** A day (1 to 300) of a cycle. */
export interface CycleDay {
  readonly cycleId: number;
  readonly day: number;
}

/** Who has read a day of a cycle, and the member's own check-ins: made, made up for and taken back. */
export function useCheckIn({ cycleId, day }: CycleDay) {
  const utils = trpc.useUtils();
  const { data } = trpc.checkIn.get.useQuery(
    { cycleId, day },
    // Other members read meanwhile.
    { staleTime: 0, meta: { ownsError: true } },
  );
  const options = {
    meta: { ownsError: true },
    onSuccess: () =>
      Promise.all([
        utils.checkIn.get.invalidate({ cycleId }),
        utils.leaderboard.get.invalidate({ cycleId }),
      ]),
  };
  const kept = useDeeds("checkIn.add", { cycleId, day });
  const keptUndo = useDeeds("checkIn.undo", { cycleId, day });
  const add = trpc.checkIn.add.useMutation(options);
  const undo = trpc.checkIn.undo.useMutation(options);
  const changeDays = useOneAtATime(
    async (change: typeof add | typeof undo, days: readonly number[]) => {
      add.reset();
      undo.reset();
      for (const one of days) {
        // One after the other: a failure leaves no gap behind it.
        // oxlint-disable-next-line no-await-in-loop
        await change.mutateAsync({ cycleId, day: one }).catch((failure: unknown) => {
          if (failureStatus(failure) !== undefined) throw failure;
          change.reset();
          keepDeed(change === add ? "checkIn.add" : "checkIn.undo", { cycleId, day: one });
        });
      }
    },
  );
  const isKept = kept.length > 0;
  return {
    checkIns: data,
    // Seen at once, before the server has answered.
    isRead:
      isChanging(add, day) ||
      isKept ||
      (data?.isCheckedIn === true && !isChanging(undo, day) && keptUndo.length === 0),
    /** Whether it is on this device until it can be sent. */
    isKept,
    /** Whether it was marked on this page: then it can be taken back here. */
    isMarkedHere: add.isPending || add.isSuccess || isKept,
    error: add.error ?? undo.error,
    mark: (days: readonly number[]) => changeDays(add, days),
    unmark: () => {
      if (isKept) for (const deed of kept) replaceDeed(deed);
      else changeDays(undo, [day]);
    },
  };
}

interface Change {
  readonly isPending: boolean;
  readonly variables: CycleDay | undefined;
}

const isChanging = ({ isPending, variables }: Change, day: number): boolean =>
  isPending && variables?.day === day;
