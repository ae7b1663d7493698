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

/** Whether a text has an invisible character, bidi controls included. */
export function hasUnseen(text: string): boolean {
  return UNSEEN.test(text);
}

/** Normalises names to NFC and refuses invisible characters, except joiners that letters or emoji need. */
export function seenName(schema: z.ZodString): z.ZodString {
  return schema
    .normalize("NFC")
    .refine((text) => !hasUnseen(text.replace(JOINED_LETTERS, "").replace(JOINED_EMOJI, "")), {
      error: "This contains an invisible character. Type the name by hand, without it.",
      abort: true,
    });
}
