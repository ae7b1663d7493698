import { dayVersesPath } from "@daily-quran/domain/api-paths";
import type { Reading } from "@daily-quran/domain/reading";
import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { InScript } from "../../../reader/script/in-script.tsx";
import { script } from "../../../reader/script/script.ts";
import { TextWithArabic } from "../../../ui/text/text-with-arabic.tsx";

/** The day whose reading a question is about. */
export const QuizDay = createContext<number | undefined>(undefined);

type Shown = Pick<Reading, "surahs">;

/** A text of a question; a whole verse of its day's reading stands in the reader's script. */
export function QuizText({ text }: { readonly text: string }) {
  const day = use(QuizDay);
  const [chosen] = useStoredValue(script);
  const { data: verse } = useQuery({
    queryKey: [`${dayVersesPath(day ?? 0)}?fields=arabic`],
    select: (reading: Shown) => verseOf(reading, text),
    enabled: chosen === "indopak" && day !== undefined,
    staleTime: Infinity,
    meta: { ownsError: true },
  });
  if (!verse) return <TextWithArabic text={text} />;
  return (
    <InScript verse={verse} arabic={text}>
      {(written) => <TextWithArabic text={written.text} />}
    </InScript>
  );
}

/** None where two verses have the text: their signs may differ in the other script. */
function verseOf({ surahs }: Shown, text: string) {
  const found = surahs.flatMap(({ verses }) => verses).filter(({ arabic }) => arabic === text);
  return found.length === 1 ? found[0] : null;
}
