import { z } from "zod";
import { MailState } from "./reminder.ts";

const OnOff = z.boolean("This is either true or false.");

/** What is mailed to a user beside reminders: sign-ins from new devices, announcements of their groups. */
const Wanted = z.object({ signIns: OnOff, announcements: OnOff });

/** That, and what mail can do. */
export const OwnMails = Wanted.extend({ mail: MailState });
export type OwnMails = z.infer<typeof OwnMails>;

/** Turns either on or off; what is left out stays. */
export const SetOwnMailsInput = Wanted.partial();
export type SetOwnMailsInput = z.infer<typeof SetOwnMailsInput>;
