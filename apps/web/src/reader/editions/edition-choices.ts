import type { EditionLanguage, ListedEdition } from "@daily-quran/domain/edition";
import { LANGUAGES } from "@daily-quran/domain/language";
import { type Parse, storedValue } from "../../lib/storage/storage.ts";

/** A slot that a reader can choose an edition for: by its kind, or a language's translation. */
export type EditionSlot = "tafseer" | EditionLanguage;

/** The id of the edition chosen for each slot; where there is none the default is read. */
export type EditionChoices = Readonly<Partial<Record<EditionSlot, string>>>;

export const EDITION_SLOTS: readonly EditionSlot[] = ["tafseer", ...LANGUAGES];

const parseChoices: Parse<EditionChoices> = (value) => {
  if (typeof value !== "object" || value === null) return undefined;
  const chosen = EDITION_SLOTS.flatMap((slot) => {
    const id: unknown = Reflect.get(value, slot);
    return typeof id === "string" && id !== "" ? [[slot, id] as const] : [];
  });
  return Object.fromEntries(chosen);
};

export const editionChoices = storedValue<EditionChoices>("editions", {}, parseChoices);

/** Whether an edition can be chosen for a slot. */
export function isFor(slot: EditionSlot, { kind, language }: ListedEdition): boolean {
  return slot === "tafseer" ? kind === slot : kind === "translation" && language === slot;
}
