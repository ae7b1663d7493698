import { DomainError, fieldError } from "@daily-quran/domain/errors";
import { Id } from "@daily-quran/domain/fields/id";
import {
  CreateWebhookInput,
  MAX_WEBHOOKS,
  NewWebhook,
  Webhook,
} from "@daily-quran/domain/group/webhook";
import { z } from "zod";
import type { Sql } from "../../db/client.ts";
import { type Actor, actorOf } from "../../request/actor.ts";
import { authedProcedure, router } from "../../request/procedure.ts";
import { lockSeenGroup, onGroup, seeGroup } from "../group-access/access.ts";
import { permit } from "../group-access/permissions.ts";
import { recordGroupEvent } from "../group-event/record-group-event.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { DELIVERY_DAYS, WEBHOOK } from "./tell/tell-webhooks.ts";
import { secretOf } from "./webhook-sender.ts";
import { deleteWebhook, findDelivery, insertWebhook, listWebhooks } from "./webhook.sql.ts";

const OfGroup = z.object({ groupId: Id });
const OfWebhook = OfGroup.extend({ webhookId: Id });

/** The webhooks of a group, for its admins. */
export const webhookRouter = router({
  list: authedProcedure({ scope: "read", cost: "database" })
    .input(OfGroup)
    .output(z.array(Webhook))
    .query(async ({ ctx, input: { groupId } }) => {
      const { caller } = await seeGroup(ctx.sql, groupId, ctx.user.id);
      permit("manageWebhooks", caller);
      return await listWebhooks(ctx.sql, groupId);
    }),
  create: authedProcedure({ scope: "groups", cost: "database" })
    .input(CreateWebhookInput.extend(OfGroup.shape))
    .output(NewWebhook)
    .mutation(({ ctx, input }) => createWebhook(ctx.sql, actorOf(ctx), input)),
  remove: authedProcedure({ scope: "groups", cost: "database" })
    .input(OfWebhook)
    .output(z.void())
    .mutation(({ ctx, input }) => removeWebhook(ctx.sql, actorOf(ctx), input)),
  sendAgain: authedProcedure({ scope: "groups", cost: "database" })
    .input(OfWebhook.extend({ deliveryId: Id }))
    .output(z.void())
    .mutation(async ({ ctx, input: { deliveryId, ...of } }) => {
      const { caller } = await seeGroup(ctx.sql, of.groupId, ctx.user.id);
      permit("manageWebhooks", caller);
      if (!(await findDelivery(ctx.sql, deliveryId, of)))
        throw fieldError("WEBHOOK_NOT_FOUND", "deliveryId");
      const now = ctx.now();
      await enqueue(ctx.sql, now, {
        kind: WEBHOOK,
        singletonKey: String(deliveryId),
        payload: { delivery: deliveryId },
        expires: now + DELIVERY_DAYS * 24 * 60 * 60_000,
      });
    }),
});

async function createWebhook(
  sql: Sql,
  actor: Actor,
  { groupId, url, kinds }: CreateWebhookInput & { groupId: number },
): Promise<NewWebhook> {
  const createdAt = new Date(actor.now).toISOString();
  const webhook = { url, kinds: [...new Set(kinds)], createdAt };
  const { id } = await onGroup(sql, groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("manageWebhooks", caller);
    if ((await listWebhooks(sql, groupId)).length >= MAX_WEBHOOKS)
      throw new DomainError("TOO_MANY_WEBHOOKS");
    const detail = new URL(url).host;
    await recordGroupEvent(sql, actor, { groupId, kind: "webhookAdded", detail });
    return await insertWebhook(sql, { ...webhook, groupId });
  });
  return { ...webhook, id, deliveries: [], secret: await secretOf(sql, id) };
}

async function removeWebhook(
  sql: Sql,
  actor: Actor,
  { groupId, webhookId }: { groupId: number; webhookId: number },
): Promise<void> {
  await onGroup(sql, groupId).begin(async (sql) => {
    const { caller } = await lockSeenGroup(sql, groupId, actor.userId);
    permit("manageWebhooks", caller);
    const removed = await deleteWebhook(sql, groupId, webhookId);
    if (!removed) throw new DomainError("WEBHOOK_NOT_FOUND");
    const detail = new URL(removed.url).host;
    await recordGroupEvent(sql, actor, { groupId, kind: "webhookRemoved", detail });
  });
}
