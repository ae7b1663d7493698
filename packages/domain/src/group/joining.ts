import { z } from "zod";
import { Id } from "../fields/id.ts";

/** The most groups that one person can be added to, and before they have chosen who may add them. */
export const MAX_ADDED = 100;
export const MAX_ADDED_UNASKED = 5;

/** How a user gets into groups: with `onlyJoins` only by joining or by an invite, never by being added. */
export const JoinSettings = z.object({ onlyJoins: z.boolean("This is either true or false.") });
export type JoinSettings = z.infer<typeof JoinSettings>;

/** The same with whether to ask the user: somebody has added them to a group, and they have not chosen. */
export const ShownJoinSettings = JoinSettings.extend({ isAsked: z.boolean() });
export type ShownJoinSettings = z.infer<typeof ShownJoinSettings>;

/** How a user leaves a group: `block` stops it from adding them again, until unblocked. */
export const LeaveGroupInput = z.object({
  block: z.boolean("This is either true or false.").default(false),
});
export type LeaveGroupInput = z.infer<typeof LeaveGroupInput>;

/** A group that can't add the user; `name` is from the time they left. */
export const BlockedGroup = z.object({
  groupId: Id,
  name: z.string(),
  blockedAt: z.iso.datetime(),
});
export type BlockedGroup = z.infer<typeof BlockedGroup>;
