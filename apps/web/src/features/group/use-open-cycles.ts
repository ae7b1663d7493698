import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Group } from "@daily-quran/domain/group/group";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { datesOf, hasBegun } from "../../reader/day/cycle.ts";
import { rememberCycles } from "../../reader/day/known-cycles.ts";
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
    if (own) rememberCycles(own.flatMap(({ activeCycles }) => (activeCycles ?? []).map(datesOf)));
  }, [data]);
  const groups = data?.map((group) => completeGroup(group, today));
  const open = groups
    ?.filter(({ userRole }) => userRole !== undefined)
    .flatMap((group) => group.activeCycles.map((cycle) => ({ group, cycle })))
    .filter(({ cycle }) => hasBegun(cycle, today));
  return { groups, open };
}
