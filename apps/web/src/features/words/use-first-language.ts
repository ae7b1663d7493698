import type { ReaderLanguage } from "@daily-quran/domain/language";
import { useLastingTranslation } from "../../reader/use-translation.ts";
import { useLanguage } from "../../texts/use-texts.ts";

/** The language of the reader's translation; the page's where none or both were chosen. */
export function useFirstLanguage(): ReaderLanguage {
  const isBengali = useLanguage().language === "bn";
  const [translation] = useLastingTranslation();
  if (translation === "eng") return "en";
  return translation === "ban" || isBengali ? "bn" : "en";
}
