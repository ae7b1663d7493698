import { createTransport } from "nodemailer";
import MimeNode from "nodemailer/lib/mime-node";
import type SMTPPool from "nodemailer/lib/smtp-pool";
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

type PooledMail = Parameters<SMTPPool["send"]>[0];

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
  const { transporter } = createTransport({
    url: smtpUrl,
    ...POOL,
    ...LIMITS,
    ...limits,
  });
  return async (mail) => {
    try {
      const message: unknown = messageOf(mail, from);
      await new Promise<void>((resolve, reject) => {
        transporter.send({ data: {}, message } as PooledMail, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      return "sent";
    } catch (error) {
      return deliveryOf(error);
    }
  };
}

/** The message as one buffer: the streams of `sendMail` take four times the processor time. */
function messageOf(mail: Mail, from: MailSettings["from"]) {
  const host = from.address.split("@").at(-1) ?? "";
  const root = new MimeNode("multipart/alternative").setHeader({
    From: { name: oneLine(from.name), address: from.address },
    // As an object: a text would be read as a list of addresses.
    To: { name: "", address: mail.to },
    Subject: oneLine(mail.subject),
    // The same at each try: a mail program shows a second copy once.
    "Message-ID": `<outbox.${mail.id}@${host}>`,
    "Auto-Submitted": "auto-generated",
    ...mail.headers,
  });
  const head = root.buildHeaders();
  const parts = [partOf("plain", mail.text), partOf("html", mail.html)];
  const between = `\r\n--${root.boundary}`;
  const source = `${[head, ...parts].join(`\r\n${between}\r\n`)}${between}--\r\n`;
  return Object.assign(root, { createReadStream: () => Buffer.from(source) });
}

/** In UTF-8 as base64, the shortest for Bengali. */
const partOf = (type: string, text: string): string =>
  `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(
    text.replaceAll("\n", "\r\n"),
  )
    .toString("base64")
    .replaceAll(/.{76}/g, "$&\r\n")}`;

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
