import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";

/** Says when a new day of the plan begins by the reader's own clock: at 00:00 UTC. `now` is in epoch milliseconds. */
export function DayChange({ now }: { readonly now: number }) {
  const t = useTexts("cycles");
  const { time } = useFormats();
  return t("dayChanges", { time: time(utcDay(now)) });
}
