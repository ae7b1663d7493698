import { z } from "zod";
import { Id } from "./id.ts";

/** How a user gets into groups: with `onlyJoins` nobody adds them, and they come by joining or by an invitation. */
export const JoinSettings = z.object({ onlyJoins: z.boolean("This is either true or false.") });
export type JoinSettings = z.infer<typeof JoinSettings>;

/** How somebody leaves a group: with `block` it can't add them again until they take that back. */
export const LeaveGroupInput = z.object({
  block: z.boolean("This is either true or false.").default(false),
});
export type LeaveGroupInput = z.infer<typeof LeaveGroupInput>;

/** A group that can't add the user; `name` is the one that it had when they left. */
export const BlockedGroup = z.object({
  groupId: Id,
  name: z.string(),
  blockedAt: z.iso.datetime(),
});
export type BlockedGroup = z.infer<typeof BlockedGroup>;
