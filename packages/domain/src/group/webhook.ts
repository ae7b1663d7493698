import { z } from "zod";
import { Id } from "../fields/id.ts";

/** Most webhooks that one group has at a time. */
export const MAX_WEBHOOKS = 3;

/** How many deliveries of a webhook are kept, and for how many days. */
export const KEPT_DELIVERIES = { most: 50, days: 30 } as const;

/**
 * What a webhook is told: somebody is in the group, a cycle or a khatma has been started, a result of a quiz has been
 * stored, a share of a khatma has been taken, read or given back, the last one has been read.
 */
export const WebhookKind = z.enum([
  ...(["member.joined", "cycle.started", "result.stored"] as const),
  ...(["khatma.started", "share.changed", "khatma.finished"] as const),
]);
export type WebhookKind = z.infer<typeof WebhookKind>;

const ADDRESS = "This is no address of https.";

/** A new webhook. */
export const CreateWebhookInput = z.object({
  url: z.url({ protocol: /^https$/, error: ADDRESS }).max(500, ADDRESS),
  kinds: z.array(WebhookKind).min(1, "Choose what is told.").max(WebhookKind.options.length),
});
export type CreateWebhookInput = z.infer<typeof CreateWebhookInput>;

/** An event that was posted, or is to be; `failure` is why the last try did not arrive. */
export const WebhookDelivery = z.object({
  id: Id,
  kind: WebhookKind,
  madeAt: z.iso.datetime(),
  triedAt: z.iso.datetime().optional(),
  failure: z.string().optional(),
});

/** A webhook of a group, with its last deliveries, the newest first. */
export const Webhook = z.object({
  url: z.string(),
  kinds: z.array(WebhookKind),
  id: Id,
  createdAt: z.iso.datetime(),
  deliveries: z.array(WebhookDelivery),
});
export type Webhook = z.infer<typeof Webhook>;

/** A new webhook, with what is told only once. */
export const NewWebhook = Webhook.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof NewWebhook>;
