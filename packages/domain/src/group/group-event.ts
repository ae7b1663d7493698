import { z } from "zod";
import { Id } from "../fields/id.ts";

/** How long a group's history is kept. */
export const GROUP_EVENT_DAYS = 365;

/** What can happen in a group. */
export const GroupEventKind = z.enum([
  "created",
  "renamed",
  "described",
  "madePublic",
  "madePrivate",
  "memberAdded",
  "memberJoined",
  "memberLeft",
  "memberRemoved",
  "roleChanged",
  "handedOver",
  "claimed",
  "claimWithdrawn",
  "claimKept",
  "tookOver",
  "inviteCreated",
  "inviteRevoked",
  "webhookAdded",
  "webhookRemoved",
  "cycleStarted",
  "cycleRenamed",
  "cycleEndMoved",
  "cycleRemoved",
]);
export type GroupEventKind = z.infer<typeof GroupEventKind>;

const Person = z.object({ id: Id, username: z.string() });

/**
 * An entry of a group's history: who did what to whom, and when; a person whose account was deleted is
 * absent. `detail` is a name or a role, `count` how often it was done that day.
 */
export const GroupEvent = z.object({
  id: Id,
  kind: GroupEventKind,
  actor: Person.optional(),
  target: Person.optional(),
  detail: z.string().optional(),
  count: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type GroupEvent = z.infer<typeof GroupEvent>;
