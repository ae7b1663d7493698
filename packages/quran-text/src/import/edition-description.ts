import type { EditionLanguage, InstalledKind } from "@daily-quran/domain/edition";

/** What is known of an edition apart from its text. */
export interface EditionDescription {
  readonly id: string;
  readonly kind: InstalledKind;
  readonly language: EditionLanguage;
  readonly name: string;
  readonly author: string;
  /** A web address where the text can be read or had. */
  readonly source: string;
  readonly licence: string;
}
