import { z } from "zod";
import { isFaulty, readAddress } from "./db/external/address.ts";

/** A whole number from `least` to `most`, written in decimal digits. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine((text) => /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);
}

/** `on` or `off`, and their synonyms. */
export const onOff = z.stringbool({ error: "must be on or off" });

export const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be a web address such as https://example.org/page",
  abort: true,
});

/** A web address that file names are appended to: it always ends with a slash. */
export const webFolder = webAddress.transform((url) => (url.endsWith("/") ? url : `${url}/`));

/** Scheme, host and port, without a path or a final slash. */
export const origin = webAddress
  .refine((url) => ["", "/"].includes(new URL(url).pathname) && !/[?#]/.test(url), {
    error: "must be a web address without a path, such as https://quran.example.org",
  })
  .transform((url) => new URL(url).origin);

/** An `smtp://` or `smtps://` URL, with a user and a password where the server wants them. */
export const smtpAddress = z.url({
  protocol: /^smtps?$/,
  hostname: /^.+$/,
  error: "must be an address such as smtp://user:password@mail.example.org:587",
  abort: true,
});

const MAILBOX = /^(?:(?<name>[^<>@"\p{Cc}]{1,100}?) *<(?<inner>[^<>]+)>|(?<plain>[^<>]+))$/u;
const MAILBOX_FAULT = "must be an address such as Daily Quran <reading@example.org>";

/** Whom mail is from: an address, or a name with an address in angle brackets. */
export const mailbox = z.string().transform((text, context) => {
  const { name = "", inner, plain } = MAILBOX.exec(text)?.groups ?? {};
  const address = z.email().safeParse(inner ?? plain);
  if (address.success) return { name, address: address.data };
  context.addIssue(MAILBOX_FAULT);
  return z.NEVER;
});

/** The address of a Postgres, as db/external/address.ts reads it. */
export const postgresAddress = z.string().superRefine((url, context) => {
  const read = readAddress(url);
  if (isFaulty(read)) for (const fault of read) context.addIssue(fault);
});
