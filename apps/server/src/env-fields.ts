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
});

/** A web address that file names are appended to: it always ends with a slash. */
export const webFolder = webAddress.transform((url) => (url.endsWith("/") ? url : `${url}/`));

/** Scheme, host and port, without a path or a final slash. */
export const origin = webAddress
  .refine((url) => ["", "/"].includes(new URL(url).pathname) && !/[?#]/.test(url), {
    error: "must be a web address without a path, such as https://quran.example.org",
  })
  .transform((url) => new URL(url).origin);

export const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgres://user:password@host:5432/database",
});
