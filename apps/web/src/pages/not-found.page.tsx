import * as webPaths from "@daily-quran/domain/web-paths";
import { PageHead } from "../lib/page-head.tsx";
import { Link } from "../ui/link.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { Prose } from "../ui/prose.tsx";

export function NotFoundPage() {
  const t = useTexts("info");
  return (
    <Prose title={t("notFound")}>
      <PageHead title={t("notFoundHead")} description={t("notFoundDescription")} />
      <p>{t("notFoundWhy")}</p>
      <p>
        <Link to={webPaths.home}>{t("goToReading")}</Link>
      </p>
    </Prose>
  );
}
