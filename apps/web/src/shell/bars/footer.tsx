import * as webPaths from "@daily-quran/domain/web-paths";
import { languagesFrom } from "@daily-quran/quran/languages";
import { VERSION } from "@daily-quran/domain/version";
import { LanguageLink } from "../../features/appearance/language-link.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import classes from "./footer.module.css";

export function Footer() {
  const t = useTexts("shell");
  const [, ...others] = languagesFrom(useLanguage().served);
  const isChosen = useSiteSettings().languages.length > 1;
  return (
    <footer className={classes.footer}>
      <p className={classes.name}>{t("name")}</p>
      <p>{t("tagline")}</p>
      <nav aria-label={t("aboutThisSite")} className={classes.links}>
        <Link to={webPaths.myReading}>{t("myReading")}</Link>
        <Link to={webPaths.bookmarks}>{t("bookmarks")}</Link>
        <Link to={webPaths.about}>{t("about")}</Link>
        <Link to={webPaths.contact}>{t("contact")}</Link>
        <Link to={webPaths.developers}>{t("developers")}</Link>
        <Link to={webPaths.privacy}>{t("privacy")}</Link>
        {isChosen && others.map((language) => <LanguageLink key={language} language={language} />)}
      </nav>
      <p>
        {t("version")} <span lang="en">{VERSION}</span>
      </p>
    </footer>
  );
}
