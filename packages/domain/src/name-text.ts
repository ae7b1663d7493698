import type { z } from "zod";

// Controls, format characters (bidi, tags, joiners), what fonts draw as nothing, and the empty Braille cell.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Persian and the scripts of India are not spelled right without joiners, nor is half of emoji.
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

/** Whether a text has a character that nobody sees, a bidi control among them. */
export function hasUnseen(text: string): boolean {
  return UNSEEN.test(text);
}

/** Makes a schema of names NFC and refuses unseen characters, but for joiners where letters or emoji need them. */
export function seenName(schema: z.ZodString): z.ZodString {
  return schema
    .normalize("NFC")
    .refine((text) => !hasUnseen(text.replace(JOINED_LETTERS, "").replace(JOINED_EMOJI, "")), {
      error: "This contains an invisible character. Type the name by hand, without it.",
      abort: true,
    });
}
