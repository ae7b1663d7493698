import { IconMessageCircle } from "@tabler/icons-react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { LinkCard } from "./link-card.tsx";

/** The feedback survey, where the operator has one. */
export function SurveyCard() {
  const t = useTexts("community");
  const { surveyUrl } = useSiteSettings();
  if (!surveyUrl) return null;
  return (
    <LinkCard
      title={t("think")}
      text={t("survey")}
      links={[{ label: t("takeSurvey"), url: surveyUrl, icon: IconMessageCircle }]}
    />
  );
}
