import { z } from "zod";

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

const SSL_MODES = ["disable", "prefer", "require", "verify-full"];

/** A `postgres://` URL of one host; of its parameters only `sslmode`. */
export const postgresAddress = z
  .url({
    protocol: /^postgres(ql)?$/,
    hostname: /^[^,]+$/,
    error: "must be an address such as postgres://user:password@host:5432/database, with one host",
    abort: true,
  })
  .superRefine((url, context) => {
    for (const [name, value] of new URL(url).searchParams) {
      if (name !== "sslmode")
        context.addIssue(`has ${name}, which is not understood${insteadOf(name)}`);
      else if (!SSL_MODES.includes(value))
        context.addIssue(`has sslmode, which is one of ${SSL_MODES.join(", ")}`);
    }
  });

function insteadOf(parameter: string): string {
  return parameter === "sslrootcert"
    ? ": use sslmode=verify-full, and NODE_EXTRA_CA_CERTS=FILE for a certificate authority of your own"
    : "";
}
