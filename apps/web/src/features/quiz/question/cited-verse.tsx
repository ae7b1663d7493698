import type { CitedVerse as Cited, QuizLanguage } from "@daily-quran/domain/quiz";
import { verseAddressPath } from "@daily-quran/domain/web-paths";
import type { ReactNode } from "react";
import { TranslationRemark } from "../../../reader/editions/translation-remark.tsx";
import { InScript } from "../../../reader/script/in-script.tsx";
import { useTexts } from "../../../texts/use-texts.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import classes from "./cited-verse.module.css";
import { TextWithArabic } from "../../../ui/text/text-with-arabic.tsx";

interface CitedVerseProps {
  readonly cites: Cited;
  readonly language: QuizLanguage;
  /** What plays the verse. */
  readonly action: ReactNode;
}

/** The verse behind an answer, with its meaning, a play button and a link to its reading. */
export function CitedVerse({ cites, language, action }: CitedVerseProps) {
  const t = useTexts("quiz");
  return (
    <figure className={classes.cited}>
      <blockquote>
        <p lang="ar" dir="rtl" className={classes.arabic}>
          <InScript verse={cites} arabic={cites.arabic}>
            {({ text }) => <TextWithArabic text={text} />}
          </InScript>
        </p>
        <p lang={language} dir="ltr" className={classes.translation}>
          {cites.translation}
          <TranslationRemark remark={cites.translationRemark} />
        </p>
      </blockquote>
      <figcaption className={classes.source}>
        <span lang={language} dir="ltr">
          {cites.reference}
        </span>
        <span className={classes.actions}>
          {action}
          <Link
            to={verseAddressPath(cites.surahNumber, cites.verseNumber)}
            className={classes.link ?? ""}
          >
            {t("openReading")}
          </Link>
        </span>
      </figcaption>
    </figure>
  );
}
