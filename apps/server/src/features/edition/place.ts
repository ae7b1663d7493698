import type { EditionLanguage, InstalledKind } from "@daily-quran/domain/edition";

/** Where an edition can be the one that is taken: `tafseer` is in the readings, the others are the first choice in a language. */
export type Place = "tafseer" | `${InstalledKind}-${EditionLanguage}`;

/** The places that an edition takes when the operator chooses it. */
export function placesOf({
  kind,
  language,
}: {
  kind: InstalledKind;
  language: EditionLanguage;
}): Place[] {
  const own: Place = `${kind}-${language}`;
  return kind === "tafseer" ? ["tafseer", own] : [own];
}
