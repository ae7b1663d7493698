import type { Role } from "@daily-quran/domain/group/group";

/** A group with the role of the user who asks, null for a non-member. */
export interface GroupRow {
  id: number;
  name: string;
  description: string | null;
  isPrivate: boolean;
  createdBy: number;
  userRole: Role | null;
}
