import { z } from "zod";

/** The process is alive; `version` is that of the product. */
export const Health = z.object({ status: z.literal("ok"), version: z.string() });
export type Health = z.infer<typeof Health>;

/** The process can serve: its database answers, `migration` is the newest one applied, `text` the version of the documents. */
export const Readiness = z.object({
  status: z.literal("ready"),
  migration: z.int().min(1),
  text: z.string(),
});
export type Readiness = z.infer<typeof Readiness>;
