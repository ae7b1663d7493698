import { useQuery } from "@tanstack/react-query";
import { INDO_PAK_EDITION } from "@daily-quran/quran/scripts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { script } from "./script.ts";
import type { InScriptProps } from "./written-verse.ts";

/** A verse's Arabic in the reader's script, with the signs at its end, as it is handed on. */
export function useArabic({ verse, arabic }: Pick<InScriptProps, "verse" | "arabic">): string {
  const { surahNumber, verseNumber } = verse;
  const [chosen] = useStoredValue(script);
  const { data } = useQuery({
    queryKey: [INDO_PAK_EDITION, surahNumber, verseNumber],
    queryFn: async () => {
      const { indoPakText } = await import("./indo-pak-texts.ts");
      const { texts, pick } = indoPakText(surahNumber, verseNumber);
      return pick(await texts) ?? null;
    },
    enabled: chosen === "indopak",
    meta: { ownsError: true },
  });
  return (chosen === "indopak" && data) || arabic;
}
