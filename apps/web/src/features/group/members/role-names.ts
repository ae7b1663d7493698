import type { Role } from "@daily-quran/domain/group";

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  member: "Member",
  moderator: "Moderator",
  admin: "Admin",
};
