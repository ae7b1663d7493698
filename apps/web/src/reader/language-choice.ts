import { type Language, LANGUAGE_COOKIE, LANGUAGE_DAYS } from "@daily-quran/domain/language";

const NAME = `${LANGUAGE_COOKIE}=`;
const UNSTORED = "daily-quran:unstored-language";

/** What the reader chose, if anything. */
export const chosenLanguage = (): string | undefined =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(NAME))
    ?.slice(NAME.length);

/** Remembers the reader's choice for a year: the server leads addresses without a language to it. */
export function rememberLanguage(language: Language): void {
  const attributes = ["path=/", `max-age=${LANGUAGE_DAYS * 24 * 60 * 60}`, "samesite=lax"];
  if (window.location.protocol === "https:") attributes.push("secure");
  // The Cookie Store API is missing in older browsers.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = [NAME + language, ...attributes].join("; ");
}

/** What was chosen in this tab and no account has yet; `set` takes undefined once one has it. */
export const unstoredLanguage = {
  get: (): string | undefined => inSession((storage) => storage.getItem(UNSTORED)) ?? undefined,
  set: (language: Language | undefined): void => {
    inSession((storage) =>
      language ? storage.setItem(UNSTORED, language) : storage.removeItem(UNSTORED),
    );
  },
};

/** Undefined where storage is blocked. */
function inSession<T>(call: (storage: Storage) => T): T | undefined {
  try {
    return call(window.sessionStorage);
  } catch {
    return undefined;
  }
}
