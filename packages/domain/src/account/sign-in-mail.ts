import { z } from "zod";
import { MailState } from "./reminder.ts";

/** Whether a sign-in from a new device is told by mail, and what mail can do. */
export const SignInMail = z.object({ isOn: z.boolean(), mail: MailState });
export type SignInMail = z.infer<typeof SignInMail>;

/** Turns that on or off. */
export const SetSignInMailInput = z.object({ isOn: z.boolean("This is either true or false.") });
