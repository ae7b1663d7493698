import { IconBrandFacebook, IconBrandTelegram } from "@tabler/icons-react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { LinkCard } from "./link-card.tsx";

/** Links to the community's pages that the operator configured. */
export function CommunityCard() {
  const t = useTexts("community");
  const { facebookUrl, telegramUrl } = useSiteSettings();
  if (!facebookUrl && !telegramUrl) return null;
  return (
    <LinkCard
      title={t("together")}
      text={t("talk")}
      links={[
        ...(facebookUrl
          ? [{ label: t("facebook"), url: facebookUrl, icon: IconBrandFacebook }]
          : []),
        ...(telegramUrl
          ? [{ label: t("telegram"), url: telegramUrl, icon: IconBrandTelegram }]
          : []),
      ]}
    />
  );
}
