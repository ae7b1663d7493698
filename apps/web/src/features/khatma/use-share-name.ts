import type { Shares } from "@daily-quran/reading-schedule/khatma/shares";
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
