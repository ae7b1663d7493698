import { z } from "zod";
import type { OutboxKind } from "../../outbox/outbox-kind.ts";

const Push = z.object({
  subscription: z.int(),
  title: z.string(),
  message: z.string(),
  path: z.string(),
  tag: z.string(),
  /** Epoch milliseconds: a push service keeps it no longer for a device that is off. */
  until: z.number(),
});
export type Push = z.infer<typeof Push>;

/** A notification for one browser. */
export const PUSH: OutboxKind<Push> = { name: "push", payload: Push };
