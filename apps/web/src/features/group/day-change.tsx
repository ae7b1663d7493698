import type { Cycle } from "@daily-quran/domain/group/cycle";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";

interface DayChangeProps {
  readonly cycle: Pick<Cycle, "endDate">;
  /** In epoch milliseconds. */
  readonly now: number;
}

/** Says when a cycle's next day begins by the reader's own clock, or when it ends: at 00:00 UTC. */
export function DayChange({ cycle, now }: DayChangeProps) {
  const t = useTexts("cycles");
  const { time } = useFormats();
  const today = utcDay(now);
  return t(cycle.endDate === today ? "lastDay" : "dayChanges", { time: time(today) });
}
