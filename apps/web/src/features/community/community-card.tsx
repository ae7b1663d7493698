import { IconBrandFacebook, IconBrandTelegram } from "@tabler/icons-react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { LinkCard } from "./link-card.tsx";

/** Links to the community's pages that the operator configured. */
export function CommunityCard() {
  const { facebookUrl, telegramUrl } = useSiteSettings();
  if (!facebookUrl && !telegramUrl) return null;
  return (
    <LinkCard
      title="Read together"
      text="Talk about today’s reading with other readers."
      links={[
        ...(facebookUrl
          ? [{ label: "Facebook page", url: facebookUrl, icon: IconBrandFacebook }]
          : []),
        ...(telegramUrl
          ? [{ label: "Telegram group", url: telegramUrl, icon: IconBrandTelegram }]
          : []),
      ]}
    />
  );
}
