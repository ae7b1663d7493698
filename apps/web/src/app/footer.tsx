import * as webPaths from "@daily-quran/domain/web-paths";
import { VERSION } from "@daily-quran/domain/version";
import { PageLink } from "../reader/page-link.tsx";
import { useTexts } from "../texts/use-texts.ts";
import classes from "./footer.module.css";

export function Footer() {
  const t = useTexts("shell");
  return (
    <footer className={classes.footer}>
      <p className={classes.name}>{t("name")}</p>
      <p>{t("tagline")}</p>
      <nav aria-label={t("aboutThisSite")} className={classes.links}>
        <PageLink to={webPaths.about}>{t("about")}</PageLink>
        <PageLink to={webPaths.contact}>{t("contact")}</PageLink>
        <PageLink to={webPaths.privacy}>{t("privacy")}</PageLink>
      </nav>
      <p>{t("version", { version: VERSION })}</p>
    </footer>
  );
}
