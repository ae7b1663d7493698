import { z } from "zod";
import { TimeZone } from "../progress/progress.ts";

const TIME = "A time is written from 00:00 to 23:59.";
const ONCE = "Name each reminder once, by at least one way.";

/** What a person can be reminded of: the day's reading, an open quiz, and each Friday what the week was. */
export const ReminderKind = z.enum(["reading", "quiz", "week"]);
export type ReminderKind = z.infer<typeof ReminderKind>;

/** How a reminder comes: in the bell of the app, as a notification of the person's devices, or by mail. */
export const ReminderChannel = z.enum(["bell", "push", "mail"]);
export type ReminderChannel = z.infer<typeof ReminderChannel>;

/** A time of the day where the person is: `06:30`. */
export const LocalTime = z.string(TIME).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME);

/** A reminder: at which time of the day, and by which ways. */
export const Reminder = z.object({
  kind: ReminderKind,
  at: LocalTime,
  channels: z.array(ReminderChannel).min(1, ONCE).max(3, ONCE),
});
export type Reminder = z.infer<typeof Reminder>;

/** A person's reminders: all that are not named are off. Between the quiet hours nothing comes late. */
export const ReminderSettings = z.object({
  timeZone: TimeZone,
  quietFrom: LocalTime,
  quietTo: LocalTime,
  reminders: z
    .array(Reminder)
    .max(3, ONCE)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, ONCE),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** What mail can do: nothing where the site sends none, or until the address is confirmed by a link. */
export const MailState = z.enum(["none", "unconfirmed", "confirmed"]);

/** A person's reminders, the key that a browser subscribes with, and whether the caller's browser shows them. */
export const OwnReminders = ReminderSettings.partial({ timeZone: true }).extend({
  pushKey: z.string(),
  isShownHere: z.boolean(),
  mail: MailState,
});
export type OwnReminders = z.infer<typeof OwnReminders>;

/** A browser's push subscription, as its `toJSON` has it. */
export const PushSubscriptionInput = z.object({
  endpoint: z
    .url({ protocol: /^https$/, error: "This is no address of a push service." })
    .max(1000),
  keys: z.object({
    p256dh: z.base64url().length(87, "This is no key of a browser."),
    auth: z.base64url().length(22, "This is no key of a browser."),
  }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** Which browser is no longer told. */
export const EndPushInput = PushSubscriptionInput.pick({ endpoint: true });

/** Where a person is now: their reminders keep the time of the clock there. */
export const FollowZoneInput = z.object({ timeZone: TimeZone });
