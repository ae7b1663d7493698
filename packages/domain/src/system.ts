import { z } from "zod";

/** Liveness: `version` is the product's. */
export const Health = z.object({ status: z.literal("ok"), version: z.string() });
export type Health = z.infer<typeof Health>;

/** Readiness: the database responds; `migration` is the newest applied, `text` the content's version. */
export const Readiness = z.object({
  status: z.literal("ready"),
  migration: z.int().min(1),
  text: z.string(),
});
export type Readiness = z.infer<typeof Readiness>;
