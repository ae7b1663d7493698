import { z } from "zod";
import type { OutboxKind } from "../outbox/outbox-kind.ts";

/** A new address of an account, until when it may be said yes to (epoch milliseconds). */
export interface NewEmail {
  readonly userId: number;
  readonly email: string;
  readonly until: number;
}

/** A notice to the address that an account had before. */
export const EMAIL_CHANGED_MAIL: OutboxKind<{ userId: number; to: string }> = {
  name: "email-changed-mail",
  payload: z.object({ userId: z.int(), to: z.string() }),
};

/** A link to a new address that sets it. */
export const NEW_EMAIL_MAIL: OutboxKind<NewEmail> = {
  name: "new-email-mail",
  payload: z.object({ userId: z.int(), email: z.string(), until: z.int() }),
};

/** A notice that somebody signed in from a new device. */
export const SIGN_IN_MAIL: OutboxKind<{ userId: number; device: string }> = {
  name: "sign-in-mail",
  payload: z.object({ userId: z.int(), device: z.string() }),
};

/** What a group's members are told now, for one of them. */
export const ANNOUNCEMENT_MAIL: OutboxKind<{ userId: number; groupId: number }> = {
  name: "announcement-mail",
  payload: z.object({ userId: z.int(), groupId: z.int() }),
};
