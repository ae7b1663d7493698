import { PageHead } from "../../lib/page-head.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Prose } from "../../ui/text/prose.tsx";

export function ContactPage() {
  const { contactEmail } = useSiteSettings();
  const t = useTexts("info");
  return (
    <Prose title={t("contact")}>
      <PageHead title={t("contactHead")} description={t("contactDescription")} />
      {contactEmail ? (
        <>
          <p>
            {t("writeTo", {
              address: contactEmail,
              mail: (address) => <a href={`mailto:${contactEmail}`}>{address}</a>,
            })}
          </p>
          <p>{t("mistake")}</p>
        </>
      ) : (
        <p>{t("noAddress")}</p>
      )}
    </Prose>
  );
}
