import { addDays } from "@daily-quran/reading-schedule/calendar-day";
import { formatters } from "../../texts/formatters.ts";
import { useLanguage } from "../../texts/use-texts.ts";

const SUNDAY = "2000-01-02";

/** Names a weekday, 1 (Monday) to 7 (Sunday), in the language of the document. */
export function useWeekdays(): (day: number, length: "short" | "long") => string {
  const { locale } = useLanguage();
  return (day, length) =>
    formatters
      .getDateTimeFormat(locale, { weekday: length, timeZone: "UTC" })
      .format(new Date(addDays(SUNDAY, day)));
}
