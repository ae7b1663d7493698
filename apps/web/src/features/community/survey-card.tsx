import { IconMessageCircle } from "@tabler/icons-react";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { LinkCard } from "./link-card.tsx";

/** The feedback survey, where the operator has one. */
export function SurveyCard() {
  const { surveyUrl } = useSiteSettings();
  if (!surveyUrl) return null;
  return (
    <LinkCard
      title="Tell us what you think"
      text="A short survey. It is anonymous."
      links={[{ label: "Take the survey", url: surveyUrl, icon: IconMessageCircle }]}
    />
  );
}
