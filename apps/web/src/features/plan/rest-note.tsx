import { weekdayOf } from "@daily-quran/reading-schedule/calendar-day";
import { pausedUntil } from "@daily-quran/reading-schedule/plans/rest-dates";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import type { OwnPlanState } from "./own-plans.ts";
import { useWeekdays } from "./use-weekdays.ts";

/** Says that a plan rests today, and until when; nothing on other days. */
export function RestNote({ state: { plan, today, restsUntil } }: { readonly state: OwnPlanState }) {
  const t = useTexts("plans");
  const { day } = useFormats();
  const weekday = useWeekdays();
  if (restsUntil === undefined) return null;
  const next = `${weekday(weekdayOf(restsUntil), "long")}, ${day(restsUntil)}`;
  return <p>{t(pausedUntil(plan, today) === undefined ? "rests" : "paused", { day: next })}</p>;
}
