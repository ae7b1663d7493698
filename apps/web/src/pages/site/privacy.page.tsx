import * as webPaths from "@daily-quran/domain/web-paths";
import type { ReactNode } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Prose } from "../../ui/text/prose.tsx";

export function PrivacyPage() {
  const { analyticsId, clientErrors, contactEmail } = useSiteSettings();
  const t = useTexts("info");
  return (
    <Prose title={t("privacy")}>
      <PageHead title={t("privacyHead")} description={t("privacyDescription")} />
      <h2>{t("analytics")}</h2>
      {analyticsId ? <WhatIsCounted /> : <p>{t("noAnalytics")}</p>}
      <h2>{t("noPersonal")}</h2>
      <p>{t("noPersonalText")}</p>
      {clientErrors && <p>{t("failures")}</p>}
      <h2>{t("account")}</h2>
      <WhatAnAccountKeeps />
      <h2>{t("doNotTrack")}</h2>
      <p>{t("doNotTrackText")}</p>
      <h2>{t("contact")}</h2>
      {contactEmail ? (
        <p>
          {t("questions", {
            address: contactEmail,
            mail: (address) => <a href={`mailto:${contactEmail}`}>{address}</a>,
          })}
        </p>
      ) : (
        <p>
          {t("noAddress")} {t("ownData", { account: toAccount })}
        </p>
      )}
    </Prose>
  );
}

const toAccount = (name: ReactNode) => <Link to={webPaths.account}>{name}</Link>;

function WhatAnAccountKeeps() {
  const t = useTexts("info");
  return (
    <>
      <p>{t("accountStores")}</p>
      <ul>
        <li>{t("storesName")}</li>
        <li>{t("storesLanguage")}</li>
        <li>{t("storesGroups")}</li>
        <li>{t("storesKhatmas")}</li>
        <li>{t("storesProgress")}</li>
        <li>{t("storesSessions")}</li>
        <li>{t("storesTokens")}</li>
        <li>{t("storesPasskeys")}</li>
        <li>{t("storesReminders")}</li>
        <li>{t("storesHistory")}</li>
        <li>{t("storesNotifications")}</li>
        <li>{t("storesFailures")}</li>
        <li>{t("storesMail")}</li>
      </ul>
      <p>{t("cookies")}</p>
      <p>{t("membersSee")}</p>
      <p>{t("untilDeleted", { account: toAccount })}</p>
    </>
  );
}

function WhatIsCounted() {
  const t = useTexts("info");
  return (
    <>
      <p>{t("counted")}</p>
      <ul>
        <li>{t("countedPages", { code: (path) => <code>{path}</code> })}</li>
        <li>{t("countedVerses")}</li>
        <li>{t("countedLinks")}</li>
      </ul>
      <p>{t("countedWith")}</p>
    </>
  );
}
