import { readDaysOf } from "./day-marks.ts";
import { useItems } from "./use-progress.ts";
import { useReaderToday } from "./use-reader-today.ts";

/** Whether a day of the shared plan was read in this round; undefined until the progress is loaded. */
export function useIsDayRead(day: number): boolean | undefined {
  const marks = useItems("mark");
  const today = useReaderToday();
  return marks && today && readDaysOf(marks, today).has(day);
}
