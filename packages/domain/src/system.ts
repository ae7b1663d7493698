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

/** What failed in a browser at a page, which is named by its pattern: `/invite/:token`. */
export const ClientErrors = z.object({
  page: z.string().min(1).max(60),
  failures: z
    .array(z.object({ what: z.string().min(1).max(60), message: z.string().max(1000) }))
    .min(1)
    .max(10),
});
export type ClientErrors = z.infer<typeof ClientErrors>;
