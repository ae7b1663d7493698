import { z } from "zod";
import { ClientId } from "../fields/client-id.ts";
import { Announcement } from "./announcement.ts";
import { Cycle } from "./cycle.ts";
import { Id } from "../fields/id.ts";
import { seenName } from "../fields/name-text.ts";
import { plainText, PlainText } from "../fields/plain-text.ts";
import { Username } from "../account/user.ts";

/** What a member may do in a group (spec 6). */
export const Role = z.enum(["member", "moderator", "admin"], "Choose member, moderator or admin.");
export type Role = z.infer<typeof Role>;

/** A user's membership of a group. */
export const Member = z.object({
  id: Id,
  userId: Id,
  role: Role,
  joinedAt: z.iso.datetime(),
  username: z.string(),
});
export type Member = z.infer<typeof Member>;

/**
 * A group as its caller sees it: `userRole` is the caller's own, absent for non-members; `members` is a
 * preview, creator and admins first; `announcement` is in one group alone, for its members.
 */
export const Group = z.object({
  id: Id,
  name: z.string(),
  description: z.string().optional(),
  isPrivate: z.boolean(),
  createdBy: Id,
  userRole: Role.optional(),
  members: z.array(Member),
  activeCycles: z.array(Cycle),
  memberCount: z.int().min(0),
  activeCycleCount: z.int().min(0),
  announcement: Announcement.optional(),
});
export type Group = z.infer<typeof Group>;

const GroupName = seenName(plainText("Group name is required").trim())
  .min(1, { error: "Group name is required", abort: true })
  .max(100, "Name too long");

const IsPrivate = z.boolean("Private is either true or false.");

/** The input that creates a group (spec 5); the description has no limit of its own. */
export const CreateGroupInput = z.object({
  name: GroupName,
  description: PlainText.optional(),
  isPrivate: IsPrivate.default(false),
  clientId: ClientId.optional(),
});
export type CreateGroupInput = z.infer<typeof CreateGroupInput>;

/** The changes of a group: absent fields stay, a null or blank description removes it. */
export const UpdateGroupInput = z.object({
  name: GroupName.optional(),
  description: PlainText.nullish(),
  isPrivate: IsPrivate.optional(),
});
export type UpdateGroupInput = z.infer<typeof UpdateGroupInput>;

/** The user to add to a group, by ID or username, with a role. */
export const AddMemberInput = z
  .object({
    userId: Id.optional(),
    username: Username.optional(),
    role: Role.default("member"),
  })
  .refine(({ userId, username }) => (userId === undefined) !== (username === undefined), {
    error: "Name one user, by ID or by username.",
    path: ["userId"],
  });
export type AddMemberInput = z.infer<typeof AddMemberInput>;

/** A member's new role. */
export const ChangeRoleInput = z.object({ role: Role });
export type ChangeRoleInput = z.infer<typeof ChangeRoleInput>;

/** The admin who becomes the group's creator. */
export const HandOverInput = z.object({ userId: Id });
export type HandOverInput = z.infer<typeof HandOverInput>;
