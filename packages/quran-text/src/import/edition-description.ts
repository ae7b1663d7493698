import type { EditionLanguage, InstalledKind } from "@daily-quran/domain/edition";

/** An edition's metadata. */
export interface EditionDescription {
  readonly id: string;
  readonly kind: InstalledKind;
  readonly language: EditionLanguage;
  readonly name: string;
  readonly author: string;
  /** A URL where the text can be read or downloaded. */
  readonly source: string;
  readonly licence: string;
}
