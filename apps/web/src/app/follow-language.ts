import { addressIn, languageOf } from "@daily-quran/domain/language";
import { chosenLanguage } from "../reader/language-choice.ts";

/**
 * Leads a reader who has chosen Bengali from an English document to the Bengali one. The server does so before;
 * this is for documents from a cache, as without a network.
 */
export function followLanguage(): void {
  const { pathname, search, hash } = window.location;
  const isOffered = document.querySelector('link[hreflang="bn"]') !== null;
  if (!isOffered || languageOf(pathname) !== "en" || chosenLanguage() !== "bn") return;
  document.documentElement.style.visibility = "hidden";
  window.location.replace(addressIn("bn", pathname + search + hash));
}
