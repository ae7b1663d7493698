import { z } from "zod";

// With the u flag a pair is one character, so the range finds only halves without their other half.
const NOT_TEXT = /[\0\uD800-\uDFFF]/u;

/** Text that a database and JSON can carry unchanged: no NUL and no half of a surrogate pair; `missing` is said when there is none, bounds and trimming are the caller's. */
export const plainText = (missing: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : "This must be text.") })
    .refine((text) => !NOT_TEXT.test(text), {
      error: "This contains a character that is not text.",
      abort: true,
    });

/** Such text where a missing one needs no words of its own. */
export const PlainText = plainText("This is missing.");
