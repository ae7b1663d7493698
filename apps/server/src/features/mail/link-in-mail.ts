import type { ReaderLanguage } from "@daily-quran/domain/language";

/** Where a link in a mail to a choice leads, before its token. */
export const MAIL_CHOICE_PATH = "/api/reminder-mail/";

/** A link in a mail that we have made: what it asks, in whose language, and what a yes does. */
export interface LinkInMail {
  readonly asks: "on" | "off" | "still" | "email";
  readonly language: ReaderLanguage;
  readonly apply: () => Promise<"Done" | "Taken">;
}
