import { LANGUAGES } from "@daily-quran/domain/language";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import classes from "../../ui/forms/choice.module.css";
import { LanguageLink } from "./language-link.tsx";
import { LanguageName } from "./language-name.tsx";

/** The languages that the pages come in, each a link to this page; works without JavaScript. */
export function LanguagePicker() {
  const t = useTexts("shell");
  const { language: current } = useLanguage();
  const { languages } = useSiteSettings();
  if (languages.length === 1) return null;
  return (
    <nav aria-label={t("language")}>
      <div className={classes.legend}>{t("language")}</div>
      <div className={classes.options}>
        {LANGUAGES.map((language) =>
          language === current ? (
            <span key={language} aria-current="true" className={classes.option}>
              <LanguageName language={language} />
            </span>
          ) : (
            <LanguageLink key={language} language={language} className={classes.option} />
          ),
        )}
      </div>
    </nav>
  );
}
