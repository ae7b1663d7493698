import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Schedule } from "@daily-quran/domain/reading";
import { BENGALI_SURAH_NAMES } from "@daily-quran/reading-schedule/bengali-surah-names";
import { readingTitle } from "@daily-quran/reading-schedule/reading-title";
import { rangeText } from "@daily-quran/reading-schedule/verse-range";
import { rangesOfSpan, type VerseSet } from "@daily-quran/reading-schedule/verse-spans";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage } from "../../texts/use-texts.ts";

/** The title of some verses in the language of the document; by their numbers until names are loaded. */
export function useVersesTitle(): (verses: VerseSet) => string {
  const { language } = useLanguage();
  const { numerals } = useFormats();
  const { data: schedule } = useQuery<Schedule>({
    queryKey: [apiPaths.schedule],
    meta: { ownsError: true },
  });
  const english = useMemo(() => namesIn(schedule ?? []), [schedule]);
  const names = language === "bn" ? BENGALI_SURAH_NAMES : english;
  return (verses) => {
    const ranges = verses.flatMap(rangesOfSpan);
    const isNamed = ranges.every(({ surah }) => names[surah] !== undefined);
    return numerals(
      isNamed
        ? readingTitle(ranges, (surah) => names[surah] ?? "")
        : ranges.map(rangeText).join(", "),
    );
  };
}

const NAMED_RANGE = /(?:- |, )(?<name>[^,]+?) (?<surah>\d+):/gu;

/** The English names of surahs, from the exact ranges of the plan's days. */
const namesIn = (schedule: Schedule): Readonly<Record<number, string>> =>
  Object.fromEntries(
    schedule.flatMap(({ reading }) =>
      Array.from(reading.matchAll(NAMED_RANGE), ({ groups = {} }) => [
        groups["surah"],
        groups["name"],
      ]),
    ),
  );
