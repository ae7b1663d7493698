import type { EditionId } from "../edition-sources.ts";

/** An exact replacement: the verse, the source's text (which must occur once), and the new text. */
export type Correction = readonly [verse: string, from: string, to: string];

/** Corrections of one edition that share a reason. */
export interface Erratum {
  readonly edition: EditionId;
  readonly reason: string;
  readonly corrections: readonly Correction[];
}
