/** An exact replacement: the verse, the source's text (which must occur once), and the new text. */
export type Correction = readonly [verse: string, from: string, to: string];

/** Corrections that share a reason. */
export interface CorrectionGroup {
  readonly reason: string;
  readonly corrections: readonly Correction[];
}
