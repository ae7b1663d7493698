import { z } from "zod";
import { Id } from "./id.ts";

/** What becomes of a group when its creator's account ends: `heir` is the username of who takes it over, absent where nobody is left and it is deleted. */
export const GroupToRelease = z.object({
  id: Id,
  name: z.string(),
  heir: z.string().optional(),
});
export type GroupToRelease = z.infer<typeof GroupToRelease>;

/** What deleting one's account does beyond the account itself: the first of the groups that one created, and how many they are. */
export const DeletionPreview = z.object({
  groups: z.array(GroupToRelease),
  groupCount: z.int().min(0),
});
export type DeletionPreview = z.infer<typeof DeletionPreview>;
