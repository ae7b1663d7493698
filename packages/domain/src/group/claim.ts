import { z } from "zod";
import { Id } from "../fields/id.ts";

/** How many whole UTC days a creator has not been here before an admin may ask for the group. */
export const CLAIM_AWAY_DAYS = 60;

/** For how many days after the asking the creator can come back, before the group goes to the asker. */
export const CLAIM_ANSWER_DAYS = 14;

/** An admin's request for a group whose creator is away. */
export const GroupClaim = z.object({
  askedBy: z.object({ id: Id, username: z.string() }),
  askedOn: z.iso.date(),
  answerBy: z.iso.date(),
  isCreatorBack: z.boolean(),
});
export type GroupClaim = z.infer<typeof GroupClaim>;

/**
 * How long a group's creator has been away, in whole days, and who asks for the group; both are absent where it is
 * not so, and no shorter time is told.
 */
export const CreatorAbsence = z.object({
  awayDays: z.int().min(CLAIM_AWAY_DAYS).optional(),
  claim: GroupClaim.optional(),
});
export type CreatorAbsence = z.infer<typeof CreatorAbsence>;
