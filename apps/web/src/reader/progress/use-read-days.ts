import { useMemo } from "react";
import { type ReadDay, readDaysOf } from "./day-marks.ts";
import { readerToday } from "./reader-today.ts";
import { useItems, useProgress } from "./use-progress.ts";

const NONE: ReadonlyMap<number, ReadDay> = new Map();

/** The days of the shared plan that the reader has read in this round; none until they are loaded. */
export const useReadDays = (): ReadonlyMap<number, ReadDay> => useLoadedReadDays() ?? NONE;

/** As useReadDays, undefined until they are loaded. */
export function useLoadedReadDays(): ReadonlyMap<number, ReadDay> | undefined {
  const state = useProgress();
  const marks = useItems("mark");
  return useMemo(
    () => (state && marks ? readDaysOf(marks, readerToday(state)) : undefined),
    [state, marks],
  );
}
