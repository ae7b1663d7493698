import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Group } from "@daily-quran/domain/group/group";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { datesOf, hasBegun } from "../../reader/day/cycle.ts";
import { rememberCycles } from "../../reader/day/known-cycles.ts";
import { chooseHome, homeChoice } from "../../reader/day/day-override.ts";
import { useDayStart } from "../../reader/day/use-day-start.ts";
import { completeGroup } from "./complete-group.ts";

/** The reader's and the public groups, and the cycles that are going on in the reader's; undefined while they load. */
export function useOpenCycles(freshness: { readonly staleTime?: number } = {}) {
  const { data } = useQuery<Group[]>({
    queryKey: [apiPaths.groups],
    ...freshness,
    meta: { ownsError: true },
  });
  const today = useDayStart();
  useEffect(() => {
    const own = data?.filter(({ userRole }) => userRole !== undefined);
    if (!own) return;
    rememberCycles(own.flatMap(({ activeCycles }) => (activeCycles ?? []).map(datesOf)));
    leaveEndedCycle(own);
  }, [data]);
  const groups = data?.map((group) => completeGroup(group, today));
  const open = groups
    ?.filter(({ userRole }) => userRole !== undefined)
    .flatMap((group) => group.activeCycles.map((cycle) => ({ group, cycle })))
    .filter(({ cycle }) => hasBegun(cycle, today));
  return { groups, open };
}

/** Home shows everyone's day again where the cycle that it shows was ended before its day 300, or removed. */
function leaveEndedCycle(own: readonly Group[]): void {
  const choice = homeChoice.get();
  if (!choice || "plan" in choice || !choice.group) return;
  const { day, since, group } = choice;
  const { activeCycles = [], activeCycleCount } = own.find(({ id }) => id === group.id) ?? {};
  const isThere = activeCycles.some(
    ({ startDate, settings }) => startDate === since && settings.startDay === day,
  );
  if (!isThere && activeCycles.length === activeCycleCount) chooseHome(null);
}
