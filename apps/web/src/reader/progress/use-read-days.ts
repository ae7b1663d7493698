import { useMemo } from "react";
import { type ReadDay, readDaysOf } from "./day-marks.ts";
import { useReaderToday } from "../day/reader-today.ts";
import { useItems } from "./use-progress.ts";

const NONE: ReadonlyMap<number, ReadDay> = new Map();

/** The days of the shared plan that the reader has read in this round; none until they are loaded. */
export const useReadDays = (): ReadonlyMap<number, ReadDay> => useLoadedReadDays() ?? NONE;

/** As useReadDays, undefined until they are loaded. */
export function useLoadedReadDays(): ReadonlyMap<number, ReadDay> | undefined {
  const marks = useItems("mark");
  const today = useReaderToday();
  return useMemo(() => marks && readDaysOf(marks, today), [marks, today]);
}
