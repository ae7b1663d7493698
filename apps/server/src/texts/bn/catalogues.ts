import { calendar } from "./calendar.ts";
import { details } from "./details.ts";
import { khatmaTable } from "./khatma-table.ts";
import { mails } from "./mails.ts";
import { notifications } from "./notifications.ts";
import { pages } from "./pages.ts";
import { pictures } from "./pictures.ts";

export const BN = { calendar, details, khatmaTable, mails, notifications, pages, pictures };
