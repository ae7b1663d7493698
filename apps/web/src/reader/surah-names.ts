import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Schedule } from "@daily-quran/domain/reading";
import { BENGALI_SURAH_NAMES } from "@daily-quran/quran/bengali-surah-names";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLanguage, useTexts } from "../texts/use-texts.ts";

/** `Al-Baqarah 2:25-37`, in the exact ranges of a day. */
const RANGE = /([^,]+?) (\d+):[\d-]+/g;

/** Names a surah by its number, where there is no reading to take its name from. */
export function useSurahNames(): (surah: number) => string {
  const t = useTexts("reading");
  const { language } = useLanguage();
  const { data: schedule } = useQuery<Schedule>({
    queryKey: [apiPaths.schedule],
    meta: { ownsError: true },
  });
  const english = useMemo(() => englishNames(schedule ?? []), [schedule]);
  return (surah) =>
    (language === "bn" ? BENGALI_SURAH_NAMES[surah] : english.get(surah)) ||
    t("surah", { number: surah });
}

function englishNames(schedule: Schedule): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { reading } of schedule) {
    const ranges = reading.replace(/^Day \d+ - /, "");
    for (const [, name = "", surah] of ranges.matchAll(RANGE))
      names.set(Number(surah), name.trim());
  }
  return names;
}
