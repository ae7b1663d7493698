import * as webPaths from "@daily-quran/domain/web-paths";
import { partAddressPath } from "@daily-quran/domain/web-paths";
import { isPart } from "@daily-quran/quran/parts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { useLocation } from "react-router-dom";
import { PageHead } from "../../lib/page-head.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Prose } from "../../ui/text/prose.tsx";

/** The surah of an address below it, such as `/2/300`. */
function surahOfAddress(pathname: string): number | undefined {
  const surah = Number(/^\/([1-9]\d{0,2})\/./.exec(pathname)?.[1] ?? 0);
  return isPart("surah", surah) ? surah : undefined;
}

export function NotFoundPage() {
  const t = useTexts("info");
  const surah = surahOfAddress(useLocation().pathname);
  return (
    <Prose title={t("notFound")}>
      <PageHead title={t("notFoundHead")} description={t("notFoundDescription")} />
      {surah === undefined ? (
        <p>{t("notFoundWhy")}</p>
      ) : (
        <>
          <p>{t("notFoundVerse", { surah, count: surahVerseCount(surah) })}</p>
          <p>
            <Link to={partAddressPath("surah", surah)}>{t("readSurah", { surah })}</Link>
          </p>
        </>
      )}
      <p>
        <Link to={webPaths.quran}>{t("allSurahs")}</Link>
      </p>
      <p>
        <Link to={webPaths.home}>{t("goToReading")}</Link>
      </p>
    </Prose>
  );
}
