import type { EditionKind, ListedEdition } from "@daily-quran/domain/edition";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import { EDITION_OF_STYLE, type Pronunciation } from "@daily-quran/domain/pronunciation";
import { byLanguage } from "@daily-quran/quran/by-language";
import { INDO_PAK_EDITION, type Script } from "@daily-quran/quran/scripts";
import { detailedError } from "../texts/detailed-error.ts";

/** The ids of the editions that a request names; the others are the defaults. */
export interface WantedEditions {
  readonly tafseer?: string | undefined;
  readonly translation?: string | undefined;
  readonly transliteration?: string | undefined;
  /** A style instead of the id of its edition; an id wins. */
  readonly pronunciation?: Pronunciation | undefined;
  /** With `indopak` a verse has that script too. */
  readonly script?: Script | undefined;
}

/** The ids of the editions that a reading is made of. */
export interface ReadingEditions extends Readonly<Record<ReaderLanguage, string | undefined>> {
  readonly tafseer: string | undefined;
  readonly transliteration: string | undefined;
  readonly indoPak: string | undefined;
}

/** Resolves the editions of a reading; throws EDITION_NOT_FOUND with the known ids. */
export function settleEditions(
  listed: readonly ListedEdition[],
  { tafseer, translation, transliteration, pronunciation, script }: WantedEditions = {},
): ReadingEditions {
  const wanted = translation === undefined ? undefined : demand(listed, "translation", translation);
  const translationIn = (language: ReaderLanguage): string | undefined =>
    wanted?.language === language
      ? wanted.id
      : defaultOf(
          listed.filter((edition) => edition.language === language),
          "translation",
        );
  const settle = (kind: EditionKind, id: string | undefined): string | undefined =>
    id === undefined ? defaultOf(listed, kind) : demand(listed, kind, id).id;
  return {
    ...byLanguage(translationIn),
    tafseer: settle("tafseer", tafseer),
    transliteration: settle(
      "transliteration",
      transliteration ?? (pronunciation && EDITION_OF_STYLE[pronunciation]),
    ),
    indoPak: script === "indopak" ? INDO_PAK_EDITION : undefined,
  };
}

function defaultOf(listed: readonly ListedEdition[], kind: EditionKind): string | undefined {
  return listed.find((edition) => edition.kind === kind && edition.isDefault)?.id;
}

function demand(listed: readonly ListedEdition[], kind: EditionKind, id: string): ListedEdition {
  const ofKind = listed.filter((edition) => edition.kind === kind);
  const found = ofKind.find((edition) => edition.id === id);
  if (found) return found;
  const ids = ofKind.map((edition) => edition.id).join(", ");
  throw detailedError("EDITION_NOT_FOUND", {
    key: ids ? "noEdition" : "noEditions",
    values: { kind, ids },
    path: kind,
  });
}
