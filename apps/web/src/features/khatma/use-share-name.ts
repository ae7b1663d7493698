import { type Shares, spanOfShare } from "@daily-quran/reading-schedule/khatma/shares";
import { useVersesTitle } from "../../reader/day-title.ts";
import { useSurahNames } from "../../reader/surah-names.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";

/** What a share is called: `Juz 5`, `36. Ya-Sin`, `Part 3`. */
export function useShareName(parts: Shares): (n: number) => string {
  const t = useTexts("khatma");
  const { number } = useFormats();
  const nameOf = useSurahNames();
  return (n) =>
    parts === "surah"
      ? `${number(n)}. ${nameOf(n)}`
      : t("share", { part: typeof parts === "number" ? "part" : parts, n });
}

/** The same with what is in it: `Juz 30: An-Naba–An-Nas`. */
export function useShareTitle(parts: Shares): (n: number) => string {
  const nameOf = useShareName(parts);
  const titleOf = useVersesTitle();
  return (n) =>
    parts === "surah" ? nameOf(n) : `${nameOf(n)}: ${titleOf([spanOfShare(parts, n)])}`;
}
