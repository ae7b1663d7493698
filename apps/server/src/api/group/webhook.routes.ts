import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  CreateWebhookInput,
  KEPT_DELIVERIES,
  MAX_WEBHOOKS,
  NewWebhook,
  Webhook,
  WebhookDelivery,
} from "@daily-quran/domain/group/webhook";
import { emptyRoute, procedureRoute } from "../route/declare-route.ts";
import { described, type SchemaTexts } from "../route/described.ts";
import type { RestRoute } from "../route/rest-route.ts";

const example: Webhook = {
  id: 1,
  url: "https://bot.example/daily-quran",
  kinds: ["member.joined", "result.stored"],
  createdAt: "2026-02-10T06:30:00.000Z",
  deliveries: [],
};
const failed = {
  id: 7,
  kind: "member.joined",
  madeAt: "2026-02-11T06:30:00.000Z",
  triedAt: "2026-02-11T06:30:01.000Z",
  failure: "the receiver answered 500",
} as const;
/** The webhooks of groups. */
export const webhookRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.groupWebhooks,
    operationId: "listWebhooks",
    summary: "A group's webhooks, with their last deliveries",
    description: `For admins. Of each webhook the last ${KEPT_DELIVERIES.most} deliveries of ${KEPT_DELIVERIES.days} days.`,
    example: [{ ...example, deliveries: [failed] }],
    errors: ["GROUP_NOT_FOUND", "ADMIN_ONLY"],
    procedure: "webhook.list",
  }),
  procedureRoute({
    method: "POST",
    path: apiPaths.groupWebhooks,
    operationId: "createWebhook",
    summary: "Have a group's events posted to an address",
    description: `For admins. Each event is a POST of \`{ type, timestamp, data }\`, signed in the form of Standard Webhooks: \`webhook-signature\` is \`v1,\` and the base64 HMAC-SHA256 of \`webhook-id.webhook-timestamp.body\` with the secret, whose base64 follows \`whsec_\`. An answer that is not 2xx is tried again for a day, 410 is not; \`webhook-id\` is the same each time. Private networks are not connected to, redirects not followed. \`secret\` is told this once. At most ${MAX_WEBHOOKS} a group.`,
    body: CreateWebhookInput,
    bodyExample: { url: example.url, kinds: example.kinds },
    status: 201,
    example: { ...example, secret: "whsec_Tq2vXbT0oJv4yB6m1c8R3nKpWzLsUe9dHfGaQxYi5Ow=" },
    errors: ["GROUP_NOT_FOUND", "ADMIN_ONLY", "TOO_MANY_WEBHOOKS"],
    procedure: "webhook.create",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.groupWebhook,
    operationId: "removeWebhook",
    summary: "Remove a webhook",
    description: "For admins. What waits to be posted to it is not.",
    errors: ["GROUP_NOT_FOUND", "ADMIN_ONLY", "WEBHOOK_NOT_FOUND"],
    procedure: "webhook.remove",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.webhookDelivery,
    operationId: "sendDeliveryAgain",
    summary: "Post an event again",
    description: "For admins. With the same `webhook-id`, and a new timestamp.",
    errors: ["GROUP_NOT_FOUND", "ADMIN_ONLY", "WEBHOOK_NOT_FOUND"],
    procedure: "webhook.sendAgain",
  }),
];

const NEW = {
  url: "Where events are posted: an address of https.",
  kinds:
    "What is told: somebody is in the group, a cycle has been started, a result has been stored; a khatma has been started, a share of it has been taken, read or given back, all of it has been read.",
};
const WEBHOOK = {
  ...NEW,
  id: "The webhook's ID.",
  createdAt: "When it was made.",
  deliveries: "What was posted last, or is to be, the newest first.",
};

export const webhookTexts: SchemaTexts = {
  output: {
    Webhook: described(Webhook, "An address to which a group's events are posted.", WEBHOOK),
    NewWebhook: described(NewWebhook, "A new webhook, with what is told only once.", {
      ...WEBHOOK,
      secret: "What its posts are signed with.",
    }),
    WebhookDelivery: described(WebhookDelivery, "An event that was posted, or is to be.", {
      id: "The delivery's ID; `webhook-id` is `msg_` and this.",
      kind: "What it tells.",
      madeAt: "When that happened.",
      triedAt: "When it was tried last; absent before.",
      failure: "Why the last try did not arrive; absent where it did.",
    }),
  },
  input: {
    CreateWebhookInput: described(CreateWebhookInput, "A new webhook.", NEW),
  },
};
