import { z } from "zod";

// With the u flag a surrogate pair is one character, so this matches only unpaired halves.
const NOT_TEXT = /[\0\uD800-\uDFFF]/u;

// No script writes as many on one letter; hundreds of them cover the lines above and below.
const MAX_MARKS = 8;
const MORE_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");

const anyText = (missing: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : "This must be text.") })
    .refine((text) => !NOT_TEXT.test(text), {
      error: "This contains a character that is not text.",
      abort: true,
    });

/**
 * Text that Postgres and JSON store unchanged: no NUL, no unpaired surrogate. A letter keeps its first 8
 * combining marks; `missing` is the error without a text.
 */
export const plainText = (missing: string) =>
  anyText(missing).overwrite((text) => text.replace(MORE_MARKS, "$1"));

/** Such text with the default error message. */
export const PlainText = plainText("This is missing.");

/** Such text with every mark that was typed, for passwords. */
export const SecretText = anyText("This is missing.");
