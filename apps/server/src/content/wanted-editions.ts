import { DomainError } from "@daily-quran/domain/errors";
import type { InstalledKind, ListedEdition } from "@daily-quran/domain/edition";

/** The ids of the editions that a request names; the others are the defaults. */
export interface WantedEditions {
  readonly tafseer?: string | undefined;
  readonly translation?: string | undefined;
}

/** The ids of the editions that a reading is made of. */
export interface ReadingEditions {
  readonly english: string | undefined;
  readonly bengali: string | undefined;
  readonly tafseer: string | undefined;
}

/** Resolves the editions of a reading; throws EDITION_NOT_FOUND with the known ids. */
export function settleEditions(
  listed: readonly ListedEdition[],
  { tafseer, translation }: WantedEditions = {},
): ReadingEditions {
  const wanted = translation === undefined ? undefined : demand(listed, "translation", translation);
  const translationIn = (language: "en" | "bn"): string | undefined =>
    wanted?.language === language
      ? wanted.id
      : defaultOf(
          listed.filter((edition) => edition.language === language),
          "translation",
        );
  return {
    english: translationIn("en"),
    bengali: translationIn("bn"),
    tafseer:
      tafseer === undefined ? defaultOf(listed, "tafseer") : demand(listed, "tafseer", tafseer).id,
  };
}

function defaultOf(listed: readonly ListedEdition[], kind: InstalledKind): string | undefined {
  return listed.find((edition) => edition.kind === kind && edition.isDefault)?.id;
}

function demand(listed: readonly ListedEdition[], kind: InstalledKind, id: string): ListedEdition {
  const ofKind = listed.filter((edition) => edition.kind === kind);
  const found = ofKind.find((edition) => edition.id === id);
  if (found) return found;
  const ids = ofKind.map((edition) => edition.id).join(", ");
  throw new DomainError(
    "EDITION_NOT_FOUND",
    `There is no ${kind} with this id here. ${ids ? `There are: ${ids}.` : "None is installed."}`,
  );
}
