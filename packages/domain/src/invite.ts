import { z } from "zod";
import { Id } from "./id.ts";

const DAYS = "An invite is valid for 1 to 90 days.";

/** How long an invite to a group is to be valid. */
export const CreateInviteInput = z.object({
  expiresInDays: z.int(DAYS).min(1, DAYS).max(90, DAYS).default(7),
});
export type CreateInviteInput = z.infer<typeof CreateInviteInput>;

/** A live invite as the group's admins and moderators see it; `createdBy` is the username of who made it, absent once that account is gone. */
export const Invite = z.object({
  id: Id,
  createdBy: z.string().optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invite = z.infer<typeof Invite>;

/** An invite at its making: `url` is the link to pass on, and is never shown again. */
export const NewInvite = Invite.extend({ url: z.url() });
export type NewInvite = z.infer<typeof NewInvite>;

/** What anyone who holds an invite sees of the group before joining. */
export const InvitePreview = z.object({
  groupName: z.string(),
  description: z.string().optional(),
  memberCount: z.int().min(0),
  expiresAt: z.iso.datetime(),
});
export type InvitePreview = z.infer<typeof InvitePreview>;

/** The secret of an invite link. Anything may be asked for; what is no token finds nothing. */
export const InviteToken = z.string().max(200);
export type InviteToken = z.infer<typeof InviteToken>;
