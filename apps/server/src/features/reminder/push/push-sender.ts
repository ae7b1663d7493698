import type { SiteSettings } from "@daily-quran/domain/site";
import { LRUCache } from "lru-cache";
import type { Sql } from "../../../db/client.ts";
import { lookUpTogether } from "../../../db/look-up-together.ts";
import { type AnySender, type Delivery, senderOf } from "../../outbox/outbox-kind.ts";
import { type ConnectionRule, isPublicAddress, postTo } from "../../outbox/post-to.ts";
import { PUSH, type Push } from "./push-kind.ts";
import { pushKeys } from "./push-keys.ts";
import { deleteDeadSubscription, listSubscriptions } from "./push-subscription.sql.ts";

const SIX_HOURS_MS = 6 * 60 * 60_000;
const AT_ONCE = 100;

interface PushSenderOptions {
  readonly sql: Sql;
  readonly now: () => number;
  readonly site: Pick<SiteSettings, "publicUrl" | "contactEmail">;
  /** Which addresses may be connected to: public ones, unless given. */
  readonly mayConnect?: ConnectionRule;
}

/** Sends notifications to the push services of browsers, encrypted (RFC 8291) and signed (RFC 8292). */
export function pushSender({
  sql,
  now,
  site,
  mayConnect = isPublicAddress,
}: PushSenderOptions): AnySender {
  const { hostname } = new URL(site.publicUrl);
  const subject = `mailto:${site.contactEmail ?? `nobody@${hostname}`}`;
  // To sign takes longer than all else.
  const signed = new LRUCache<string, string>({ max: 100, ttl: SIX_HOURS_MS });
  const post = postTo(mayConnect);
  const find = lookUpTogether((ids) => listSubscriptions(sql, ids), AT_ONCE);
  const signatureFor = async (audience: string): Promise<string> => {
    const known = signed.get(audience);
    if (known !== undefined) return known;
    const { default: webPush } = await import("web-push");
    const { publicKey, privateKey } = await pushKeys(sql);
    const { Authorization } = webPush.getVapidHeaders(
      audience,
      subject,
      publicKey,
      privateKey,
      "aes128gcm",
    );
    signed.set(audience, Authorization);
    return Authorization;
  };
  return senderOf<Push>({
    kind: PUSH,
    atOnce: AT_ONCE,
    send: async ({ payload, signal }) => {
      const target = await find(String(payload.subscription));
      // The person has signed out meanwhile.
      if (!target) return "sent";
      const { default: webPush } = await import("web-push");
      const text = JSON.stringify(bodyOf(payload, site.publicUrl));
      const { cipherText } = webPush.encrypt(target.p256dh, target.auth, text, "aes128gcm");
      const headers = {
        authorization: await signatureFor(new URL(target.endpoint).origin),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(Math.ceil(Math.max(0, payload.until - now()) / 1000)),
        topic: payload.tag,
        urgency: "normal",
      };
      const answer = await post(target.endpoint, { headers, body: cipherText, signal });
      if (answer.status === 404 || answer.status === 410)
        await deleteDeadSubscription(sql, payload.subscription);
      return deliveryOf(answer);
    },
  });
}

/** Safari shows the declarative form by itself, without the page's worker; the worker shows the same. */
const bodyOf = ({ title, message: body, path, tag }: Push, publicUrl: string) => ({
  web_push: 8030,
  notification: { title, body, tag, navigate: new URL(path, publicUrl).href },
});

function deliveryOf({
  status,
  retryAfter,
}: {
  readonly status: number;
  readonly retryAfter: number | undefined;
}): Delivery {
  if (status < 300 || status === 404 || status === 410) return "sent";
  const text = `the push service answered ${status}`;
  if (status !== 429 && status < 500) return { refused: text };
  return { later: text, ...(retryAfter !== undefined && { seconds: retryAfter }) };
}
