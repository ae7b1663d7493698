import type { z } from "zod";

// Controls, format characters (bidi, tags, joiners), letters that fonts leave blank, the empty Braille cell.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Persian, Indian scripts and emoji need joiners.
const JOINING = [
  "Arab",
  "Beng",
  "Deva",
  "Gujr",
  "Guru",
  "Knda",
  "Mlym",
  "Orya",
  "Sinh",
  "Taml",
  "Telu",
];
const LETTER = `[${JOINING.map((script) => `\\p{scx=${script}}`).join("")}]`;
const JOINED_LETTERS = new RegExp(`(?<=${LETTER})[\u200C\u200D](?=${LETTER})`, "gu");
const JOINED_EMOJI =
  /(?<=\p{Emoji})\uFE0F|(?<=[\p{ExtPict}\p{EMod}]\uFE0F?)\u200D(?=\p{ExtPict})/gu;

/** Whether a text has an invisible character, bidi controls included, but a joiner that letters or emoji need. */
export function hasUnseen(text: string): boolean {
  return UNSEEN.test(text.replace(JOINED_LETTERS, "").replace(JOINED_EMOJI, ""));
}

/** Normalises names to NFC and refuses invisible characters. */
export function seenName(schema: z.ZodString): z.ZodString {
  return schema.normalize("NFC").refine((text) => !hasUnseen(text), {
    error: "This contains an invisible character. Type the name by hand, without it.",
    abort: true,
  });
}
