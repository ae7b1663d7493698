import type { EditionLanguage, InstalledKind, ListedEdition } from "@daily-quran/domain/edition";
import { type Parse, storedValue } from "../lib/storage.ts";

/** What a reader can choose an edition for: the commentary, and the translation in each language. */
export type EditionPlace = "tafseer" | EditionLanguage;

/** The id of the edition chosen for each place; where there is none the default is read. */
export type EditionChoices = Readonly<Partial<Record<EditionPlace, string>>>;

export const EDITION_PLACES: readonly EditionPlace[] = ["tafseer", "en", "bn"];

const parseChoices: Parse<EditionChoices> = (value) => {
  if (typeof value !== "object" || value === null) return undefined;
  const chosen = EDITION_PLACES.flatMap((place) => {
    const id: unknown = Reflect.get(value, place);
    return typeof id === "string" && id !== "" ? [[place, id] as const] : [];
  });
  return Object.fromEntries(chosen);
};

export const editionChoices = storedValue<EditionChoices>("editions", {}, parseChoices);

/** Whether an edition can be chosen for a place. */
export function isFor(place: EditionPlace, { kind, language }: ListedEdition): boolean {
  const wanted: InstalledKind = place === "tafseer" ? "tafseer" : "translation";
  return kind === wanted && (place === "tafseer" || language === place);
}
