import { z } from "zod";
import { Id } from "../fields/id.ts";
import { PlanDay } from "../reading.ts";

/**
 * A day of a cycle in its group: `read` of its `members` have checked in, `names` are the first of those who
 * show theirs. `ownDays` are the caller's days; `isRequired`: a streak counts only them, from `requiredFrom` on.
 */
export const CheckIns = z.object({
  cycleId: Id,
  day: PlanDay,
  isCheckedIn: z.boolean(),
  ownDays: z.array(PlanDay),
  members: z.int().min(0),
  read: z.int().min(0),
  names: z.array(z.string()),
  isRequired: z.boolean(),
  requiredFrom: PlanDay.optional(),
});
export type CheckIns = z.infer<typeof CheckIns>;

/** The check-in for a day of a cycle. */
export const CheckInInput = z.object({ day: PlanDay });
export type CheckInInput = z.infer<typeof CheckInInput>;

/** Whether other members see by name that the user has checked in. */
export const CheckInSettings = z.object({ showName: z.boolean("This is either true or false.") });
export type CheckInSettings = z.infer<typeof CheckInSettings>;
