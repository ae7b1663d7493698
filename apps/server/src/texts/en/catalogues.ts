import { calendar } from "./calendar.ts";
import { details } from "./details.ts";
import { khatmaTable } from "./khatma-table.ts";
import { mails } from "./mails.ts";
import { notifications } from "./notifications.ts";
import { pages } from "./pages.ts";
import { pictures } from "./pictures.ts";

/** The texts of the server in English, by their catalogue. */
export const EN = { calendar, details, khatmaTable, mails, notifications, pages, pictures };

/** The same in whatever language. */
export type Catalogues = {
  readonly [Name in keyof typeof EN]: Name extends "khatmaTable"
    ? (typeof EN)[Name]
    : Readonly<Record<keyof (typeof EN)[Name], string>>;
};
