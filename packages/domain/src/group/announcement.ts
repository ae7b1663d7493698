import { z } from "zod";
import { Id } from "../fields/id.ts";
import { PlainText } from "../fields/plain-text.ts";

/** What an admin tells the members of a group; `by` is absent once that account is deleted. */
export const Announcement = z.object({
  message: z.string(),
  by: z.string().optional(),
  madeAt: z.iso.datetime(),
});
export type Announcement = z.infer<typeof Announcement>;

/** A new announcement in place of the one before; an empty one takes that down. */
export const AnnounceInput = z.object({
  message: PlainText.trim().max(500, "An announcement has 500 characters at most."),
});
export type AnnounceInput = z.infer<typeof AnnounceInput>;

/** For how many days a member has not joined in who is called quiet, and between two kind words. */
export const QUIET_DAYS = 7;

/** A member who has not joined in for a week, and allows the group to see that; `nudgedAt` is when one wrote last. */
export const QuietMember = z.object({
  userId: Id,
  username: z.string(),
  nudgedAt: z.iso.datetime().optional(),
});
export type QuietMember = z.infer<typeof QuietMember>;
