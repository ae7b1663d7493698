/** An exact replacement: the verse, the source's text (which must occur once), and the new text. */
export type Correction = readonly [verse: string, from: string, to: string];

/** Corrections that share a reason. */
export interface CorrectionGroup {
  readonly reason: string;
  readonly corrections: readonly Correction[];
}

/** The same replacement in several verses, given as “2:84 9:13”. */
export function inEach(verses: string, from: string, to: string): Correction[] {
  return verses.split(" ").map((verse): Correction => [verse, from, to]);
}
