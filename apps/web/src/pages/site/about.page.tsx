import { Sources } from "../../features/edition/sources.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Prose } from "../../ui/text/prose.tsx";

export function AboutPage() {
  const t = useTexts("info");
  const sources = useTexts("sources");
  return (
    <Prose title={t("about")}>
      <PageHead title={t("aboutHead")} description={t("aboutDescription")} />
      <p>{t("aboutPlan")}</p>
      <p>{t("aboutDay")}</p>
      <h2>{t("sources")}</h2>
      <Boundary name={sources("list")}>
        <Sources />
      </Boundary>
    </Prose>
  );
}
