import { readerToday } from "../day/reader-today.ts";
import { markOfDay, readDaysOf } from "./day-marks.ts";
import { loadedProgress } from "./loaded-progress.ts";
import { progress } from "./progress.ts";
import { itemsOfKind } from "./use-progress.ts";

/** Marks a day as read, or takes its marks back; returns whether it is read now. */
export async function toggleDayMark(day: number, currentDay: number): Promise<boolean> {
  const state = await loadedProgress();
  const today = readerToday();
  const marks = itemsOfKind(state.items, "mark");
  const read = readDaysOf(marks, today).get(day);
  const changes = read
    ? read.ids.map((id) => ({ kind: "mark" as const, id, value: null }))
    : [markOfDay(day, { marks, today, currentDay })];
  await progress.set(...changes);
  return !read;
}
