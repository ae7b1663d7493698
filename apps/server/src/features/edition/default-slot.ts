import type { EditionLanguage, InstalledKind } from "@daily-quran/domain/edition";

/** A default slot: `tafseer` is what the operator chose for readings, the others are the first choice in a language. */
export type DefaultSlot = "tafseer" | `${InstalledKind}-${EditionLanguage}`;

/** The slots that an edition fills when the operator chooses it. */
export function defaultSlotsOf({
  kind,
  language,
}: {
  kind: InstalledKind;
  language: EditionLanguage;
}): DefaultSlot[] {
  const own: DefaultSlot = `${kind}-${language}`;
  return kind === "tafseer" ? ["tafseer", own] : [own];
}
