import { z } from "zod";
import { Id } from "../fields/id.ts";

/** How long an account's history is kept. */
export const ACCOUNT_EVENT_DAYS = 365;

/** The most entries of one kind in an account's history: none is pushed out by those of another. */
export const MAX_EVENTS_OF_A_KIND = 100;

/** What can be done with an account. */
export const AccountEventKind = z.enum([
  "registered",
  "signedIn",
  "passwordChanged",
  "resetMailed",
  "passwordReset",
  "emailChanged",
  "emailConfirmed",
  "tokenMade",
  "tokenEnded",
  "calendarMade",
  "calendarEnded",
  "sessionEnded",
  "signedOutEverywhere",
  "exported",
  "passkeyAdded",
  "passkeyRenamed",
  "passkeyRemoved",
  "signedInByPasskey",
  "passwordByPasskey",
]);
export type AccountEventKind = z.infer<typeof AccountEventKind>;

/** An entry of an account's history; `detail` is the browser that signed in, or the name of the token or passkey. */
export const AccountEvent = z.object({
  id: Id,
  kind: AccountEventKind,
  detail: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type AccountEvent = z.infer<typeof AccountEvent>;
