import { type Language, LANGUAGE_COOKIE } from "@daily-quran/domain/language";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const NAME = `${LANGUAGE_COOKIE}=`;

/** What the reader chose, if anything. */
export const chosenLanguage = (): string | undefined =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(NAME))
    ?.slice(NAME.length);

/** Remembers the reader's choice for a year: the server leads addresses without a language to it. */
export function rememberLanguage(language: Language): void {
  const attributes = ["path=/", `max-age=${YEAR_SECONDS}`, "samesite=lax"];
  if (window.location.protocol === "https:") attributes.push("secure");
  // The Cookie Store API is missing in older browsers.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = [NAME + language, ...attributes].join("; ");
}
