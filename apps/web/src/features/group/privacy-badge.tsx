import { IconLock, IconWorld } from "@tabler/icons-react";
import { Badge } from "../../ui/badge.tsx";

export function PrivacyBadge({ isPrivate }: { readonly isPrivate: boolean }) {
  const Icon = isPrivate ? IconLock : IconWorld;
  return (
    <Badge>
      <Icon aria-hidden size={14} />
      {isPrivate ? "Private" : "Public"}
    </Badge>
  );
}
