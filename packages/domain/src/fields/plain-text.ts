import { z } from "zod";

// With the u flag a surrogate pair is one character, so this matches only unpaired halves.
const NOT_TEXT = /[\0\uD800-\uDFFF]/u;

/**
 * Text that Postgres and JSON store unchanged: no NUL, no unpaired surrogate; `missing` is the error without
 * one.
 */
export const plainText = (missing: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : "This must be text.") })
    .refine((text) => !NOT_TEXT.test(text), {
      error: "This contains a character that is not text.",
      abort: true,
    });

/** Such text with the default error message. */
export const PlainText = plainText("This is missing.");
