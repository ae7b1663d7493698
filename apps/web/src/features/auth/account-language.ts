import * as apiPaths from "@daily-quran/domain/api-paths";
import { type Language, LANGUAGES } from "@daily-quran/domain/language";
import { request } from "../../reader/server/fetcher.ts";
import {
  chosenLanguage,
  rememberLanguage,
  unstoredLanguage,
} from "../../reader/language-choice.ts";

/**
 * The language to go on in after a sign-in, for which the server has set the cookie to the account's: what
 * was just chosen by hand comes first, and is remembered again.
 */
export function languageAfterSignIn(current: Language, offered: readonly Language[]): Language {
  const unstored = known(unstoredLanguage.get(), offered);
  if (unstored) rememberLanguage(unstored);
  return unstored ?? known(chosenLanguage(), offered) ?? current;
}

/** Stores with the account what was chosen by hand; a failed call is made again on the next page. */
export async function storeChosenLanguage(): Promise<void> {
  const language = known(unstoredLanguage.get(), LANGUAGES);
  if (!language) return;
  await request(apiPaths.userLanguage, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ language }),
  }).then(
    () => unstoredLanguage.get() === language && unstoredLanguage.set(undefined),
    () => undefined,
  );
}

const known = (name: string | undefined, languages: readonly Language[]) =>
  languages.find((language) => language === name);
