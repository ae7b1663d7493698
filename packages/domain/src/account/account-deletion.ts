import { z } from "zod";
import { Id } from "../fields/id.ts";

/**
 * What happens to a group when its creator's account is deleted: `heir` is its next creator's username,
 * absent if nobody is left and the group is deleted.
 */
export const GroupToRelease = z.object({
  id: Id,
  name: z.string(),
  heir: z.string().optional(),
});
export type GroupToRelease = z.infer<typeof GroupToRelease>;

/** The effects of deleting an account: the first groups that it created, and their count. */
export const DeletionPreview = z.object({
  groups: z.array(GroupToRelease),
  groupCount: z.int().min(0),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;
