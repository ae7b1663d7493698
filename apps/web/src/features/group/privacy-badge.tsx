import { IconLock, IconWorld } from "@tabler/icons-react";
import { useTexts } from "../../texts/use-texts.ts";
import { Badge } from "../../ui/status/badge.tsx";

export function PrivacyBadge({ isPrivate }: { readonly isPrivate: boolean }) {
  const t = useTexts("groups");
  const Icon = isPrivate ? IconLock : IconWorld;
  return (
    <Badge>
      <Icon aria-hidden size={14} />
      {t(isPrivate ? "private" : "public")}
    </Badge>
  );
}
