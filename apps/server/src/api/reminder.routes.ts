import {
  EndPushInput,
  FollowZoneInput,
  OwnReminders,
  PushSubscriptionInput,
  ReminderSettings,
} from "@daily-quran/domain/account/reminder";
import * as apiPaths from "@daily-quran/domain/api-paths";
import { emptyRoute, procedureRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";

const settings: ReminderSettings = {
  timeZone: "Asia/Dhaka",
  quietFrom: "22:00",
  quietTo: "05:00",
  reminders: [{ kind: "reading", at: "06:30", channels: ["bell", "push"] }],
};
const endpoint = "https://push.example/send/8f2b";

/** Reminders at one's own hour, and the browsers that show them. */
export const reminderRoutes: readonly RestRoute[] = [
  procedureRoute({
    path: apiPaths.userReminders,
    operationId: "getReminders",
    summary: "What the user is reminded of",
    description: "All that is not named is off.",
    example: {
      ...settings,
      pushKey: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA",
      isShownHere: false,
      mail: "confirmed",
    },
    procedure: "reminder.get",
  }),
  emptyRoute({
    method: "PUT",
    path: apiPaths.userReminders,
    operationId: "setReminders",
    summary: "Set all reminders",
    description:
      "`reading` comes on each day that has no mark yet, `quiz` while one of the day is open, `week` on Fridays. None comes twice on a date; up to three hours late after an outage, outside the quiet hours.",
    body: ReminderSettings,
    bodyExample: settings,
    errors: ["ZONE_UNKNOWN", "NO_REMINDER_MAIL"],
    procedure: "reminder.set",
  }),
  emptyRoute({
    method: "PATCH",
    path: apiPaths.userReminders,
    operationId: "followTimeZone",
    summary: "Keep the hours of the reminders in another time zone",
    description: "For who travels.",
    body: FollowZoneInput,
    bodyExample: { timeZone: "Europe/London" },
    errors: ["ZONE_UNKNOWN"],
    procedure: "reminder.followZone",
  }),
  emptyRoute({
    method: "POST",
    path: apiPaths.userPush,
    operationId: "subscribeBrowser",
    summary: "Show reminders in this browser",
    description: "Takes what `PushSubscription.toJSON()` gives. It ends with the session.",
    body: PushSubscriptionInput,
    bodyExample: { endpoint, keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) } },
    procedure: "reminder.subscribe",
  }),
  emptyRoute({
    method: "DELETE",
    path: apiPaths.userPush,
    operationId: "unsubscribeBrowser",
    summary: "Show no more reminders in a browser",
    description: "Says nothing of a browser that showed none.",
    body: EndPushInput,
    bodyExample: { endpoint },
    procedure: "reminder.unsubscribe",
  }),
];

const ZONE = "An IANA time zone, whose clock the hours are of.";
const SETTINGS = {
  timeZone: ZONE,
  quietFrom: "When the quiet hours begin.",
  quietTo: "When they end.",
  reminders: "At most one of each kind.",
  "reminders.kind": "What it is of.",
  "reminders.at": "The time of the day, `06:30`.",
  "reminders.channels":
    "How it comes: in the bell, as a notification of the person's browsers, or by mail.",
};
const ENDPOINT = "The address at the browser's push service.";

export const reminderTexts: SchemaTexts = {
  output: {
    OwnReminders: described(OwnReminders, "A person's reminders.", {
      ...SETTINGS,
      pushKey: "The `applicationServerKey` that a browser subscribes with.",
      mail: "Whether mails come: `none` where the site sends none, `unconfirmed` until a link in a mail is followed.",
      isShownHere: "Whether the browser whose session asks shows them as notifications.",
    }),
  },
  input: {
    ReminderSettings: described(ReminderSettings, "All reminders of a person.", SETTINGS),
    FollowZoneInput: described(FollowZoneInput, "Where a person is.", { timeZone: ZONE }),
    PushSubscriptionInput: described(PushSubscriptionInput, "A browser's push subscription.", {
      endpoint: ENDPOINT,
      keys: "The browser's keys.",
      "keys.p256dh": "The public key that messages are encrypted for, base64url.",
      "keys.auth": "The secret that is shared with the browser, base64url.",
    }),
    EndPushInput: described(EndPushInput, "A browser to forget.", { endpoint: ENDPOINT }),
  },
};
