import { addressIn, DEFAULT_LANGUAGE, languageOf, LANGUAGES } from "@daily-quran/domain/language";
import { chosenLanguage } from "../reader/language-choice.ts";

/** As long as the service worker waits for a page: until then nothing is shown. */
const MAX_WAIT_MS = 5000;

/**
 * Leads a reader who has chosen a language from a document in the default one to theirs, if it can be had.
 * The server does so before; this is for documents from a cache, as without a network.
 */
export function followLanguage(): void {
  const { pathname, search, hash } = window.location;
  const chosen = LANGUAGES.find((language) => language === chosenLanguage());
  const isOffered = document.querySelector(`link[hreflang="${chosen}"]`) !== null;
  if (!chosen || chosen === DEFAULT_LANGUAGE || !isOffered) return;
  if (languageOf(pathname) !== DEFAULT_LANGUAGE) return;
  const { style } = document.documentElement;
  const address = addressIn(chosen, pathname + search + hash);
  style.visibility = "hidden";
  void isThere(address).then((there) =>
    there ? window.location.replace(address) : style.removeProperty("visibility"),
  );
}

/** Without a network only what was opened before is there; a network that does not answer is none. */
async function isThere(address: string): Promise<boolean> {
  const cached = "caches" in window && (await caches.match(address).catch(() => undefined));
  if (cached) return true;
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  return await fetch(address, { method: "HEAD", signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
