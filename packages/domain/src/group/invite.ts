import { z } from "zod";
import { ClientId } from "../fields/client-id.ts";
import { Id } from "../fields/id.ts";

const DAYS = "An invite is valid for 1 to 90 days.";

/** How many days a new invite is valid; a repeat with the same client id gets the same link. */
export const CreateInviteInput = z.object({
  expiresInDays: z.int(DAYS).min(1, DAYS).max(90, DAYS).default(7),
  clientId: ClientId.optional(),
});
export type CreateInviteInput = z.infer<typeof CreateInviteInput>;

/**
 * A live invite as leaders see it; `createdBy` is a username, absent once that account is deleted. `tokenEnd` is
 * the last of its link, by which it is told from others, absent for invites from before it was stored.
 */
export const Invite = z.object({
  id: Id,
  createdBy: z.string().optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  tokenEnd: z.string().optional(),
});
export type Invite = z.infer<typeof Invite>;

/** A new invite: `url` is the link to share, which ends with the `token`; neither is shown again. */
export const NewInvite = Invite.extend({ url: z.url(), token: z.string() });
export type NewInvite = z.infer<typeof NewInvite>;

/**
 * What the holder of an invite sees before joining; `invitedBy` is a username, absent once deleted, and `groupId`
 * is there for members of the group alone.
 */
export const InvitePreview = z.object({
  groupId: Id.optional(),
  invitedBy: z.string().optional(),
  groupName: z.string(),
  description: z.string().optional(),
  memberCount: z.int().min(0),
  expiresAt: z.iso.datetime(),
});
export type InvitePreview = z.infer<typeof InvitePreview>;

/** The secret of an invite link. Any string is accepted; an unknown one finds nothing. */
export const InviteToken = z.string().max(200);
export type InviteToken = z.infer<typeof InviteToken>;
