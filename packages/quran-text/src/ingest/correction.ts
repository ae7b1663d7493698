import { z } from "zod";

const Correction = z
  .tuple([z.string().regex(/^\d{1,3}:\d{1,3}$/), z.string().min(1), z.string()])
  .readonly();

/** An exact replacement: the verse, the source's text (which must occur once), and the new text. */
export type Correction = z.infer<typeof Correction>;

/** Corrections that share a reason. */
export type CorrectionGroup = z.infer<typeof CorrectionGroup>;
export const CorrectionGroup = z.strictObject({
  reason: z.string().min(1),
  corrections: z.array(Correction).min(1).readonly(),
});
