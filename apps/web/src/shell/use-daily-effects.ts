import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { provideDayHelpers } from "../features/day/day-helpers.ts";
import { useDayChange } from "../features/day/use-day-change.ts";
import { showNewDay } from "../features/reading/load/show-new-day.ts";

/** Time-based effects of every page that are there from the first moment: a new day. */
export function useDailyEffects(): void {
  const queryClient = useQueryClient();
  useDayChange((day) => void showNewDay(queryClient, day));
  useEffect(provideDayHelpers, []);
}
