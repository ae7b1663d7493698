import { z } from "zod";
import { Cycle } from "./cycle.ts";
import { Id } from "./id.ts";
import { seenName } from "./name-text.ts";
import { plainText, PlainText } from "./plain-text.ts";
import { Username } from "./user.ts";

/** What a member may do in a group (spec 6). */
export const Role = z.enum(["member", "moderator", "admin"], "Choose member, moderator or admin.");
export type Role = z.infer<typeof Role>;

/** One person's place in a group. */
export const Member = z.object({
  id: Id,
  userId: Id,
  role: Role,
  joinedAt: z.iso.datetime(),
  username: z.string(),
});
export type Member = z.infer<typeof Member>;

/** A group as one caller sees it: `userRole` is the caller's own, absent for a non-member; `members` is a preview, creator and admins first. */
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
});
export type Group = z.infer<typeof Group>;

const GroupName = seenName(plainText("Group name is required").trim())
  .min(1, { error: "Group name is required", abort: true })
  .max(100, "Name too long");

const IsPrivate = z.boolean("Private is either true or false.");

/** What makes a group (spec 5); the description has no limit of its own. */
export const CreateGroupInput = z.object({
  name: GroupName,
  description: PlainText.optional(),
  isPrivate: IsPrivate.default(false),
});
export type CreateGroupInput = z.infer<typeof CreateGroupInput>;

/** What changes in a group; what is left out stays, a null or blank description is taken away. */
export const UpdateGroupInput = z.object({
  name: GroupName.optional(),
  description: PlainText.nullish(),
  isPrivate: IsPrivate.optional(),
});
export type UpdateGroupInput = z.infer<typeof UpdateGroupInput>;

/** Who is added to a group, named by user ID or by username, and with which role. */
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

/** The role that a member is to have. */
export const ChangeRoleInput = z.object({ role: Role });
export type ChangeRoleInput = z.infer<typeof ChangeRoleInput>;

/** The admin who is to be the group's creator from now on. */
export const HandOverInput = z.object({ userId: Id });
export type HandOverInput = z.infer<typeof HandOverInput>;
