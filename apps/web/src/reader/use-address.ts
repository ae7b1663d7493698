import { addressIn } from "@daily-quran/domain/language";
import { useLanguage } from "../texts/use-texts.ts";

/** Gives a path of the app as an address in the language of the document, for links that the router does not make. */
export function useAddress(): (path: string) => string {
  const { language } = useLanguage();
  return (path) => addressIn(language, path);
}
