import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
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
  const add = trpc.checkIn.add.useMutation(options);
  const undo = trpc.checkIn.undo.useMutation(options);
  const changeDays = useOneAtATime(
    async (change: typeof add | typeof undo, days: readonly number[]) => {
      add.reset();
      undo.reset();
      for (const one of days) {
        // One after the other: a failure leaves no gap behind it.
        // oxlint-disable-next-line no-await-in-loop
        await change.mutateAsync({ cycleId, day: one });
      }
    },
  );
  return {
    checkIns: data,
    // Seen at once, before the server has answered.
    isRead: isChanging(add, day) || (data?.isCheckedIn === true && !isChanging(undo, day)),
    /** Whether it was marked on this page: then it can be taken back here. */
    isMarkedHere: add.isPending || add.isSuccess,
    error: add.error ?? undo.error,
    mark: (days: readonly number[]) => changeDays(add, days),
    unmark: () => changeDays(undo, [day]),
  };
}

interface Change {
  readonly isPending: boolean;
  readonly variables: CycleDay | undefined;
}

const isChanging = ({ isPending, variables }: Change, day: number): boolean =>
  isPending && variables?.day === day;
