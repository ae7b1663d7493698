import { createTransport } from "nodemailer";
import type { Sql } from "../../db/client.ts";
import type { Delivery } from "../outbox/outbox-kind.ts";
import { type MailBody, oneLine } from "./lay-out-mail.ts";

/** How mail is sent, by the configuration. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with a user and a password where the server wants them. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
}

/** A mail with its address; `id` is that of its message in the outbox. */
interface Mail extends MailBody {
  readonly id: string;
  readonly to: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one mail, and says what came of it. */
export type SendMail = (mail: Mail) => Promise<Delivery>;

/** What the senders of mails work with. */
export interface MailPost {
  readonly sql: Sql;
  readonly now: () => number;
  /** Where people reach the app, without a final slash. */
  readonly publicUrl: string;
  readonly send: SendMail;
}

// Together less than a try of the outbox may take.
const LIMITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

// Connections are used again while there is much to send; what failed is tried again by the outbox alone.
const POOL = { pool: true, maxConnections: 40, maxRequeues: 0, idleTimeout: 10_000 } as const;

/** Sends mail by an SMTP server, at most 40 at once: more than all kinds together, so no kind waits for another. */
export function smtpMailer(
  { smtpUrl, from }: MailSettings,
  limits: Partial<typeof LIMITS> = {},
): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    ...POOL,
    ...LIMITS,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.address.split("@").at(-1) ?? "";
  return async ({ id, to, subject, text, html, headers }) => {
    try {
      await transport.sendMail({
        from: { name: oneLine(from.name), address: from.address },
        // As an object: a text would be read as a list of addresses.
        to: { name: "", address: to },
        subject: oneLine(subject),
        text,
        html,
        // The same at each try: a mail program shows a second copy once.
        messageId: `<outbox.${id}@${host}>`,
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
      return "sent";
    } catch (error) {
      return deliveryOf(error);
    }
  };
}

/** 5xx for the address or the text is for good; 5xx at the sign-in is the operator's to repair, and is tried again. */
function deliveryOf(error: unknown): Delivery {
  const {
    code,
    responseCode = 0,
    message,
  } = error as Error & {
    code?: string;
    responseCode?: number;
  };
  const isForGood = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  return isForGood ? { refused: message } : { later: message };
}
