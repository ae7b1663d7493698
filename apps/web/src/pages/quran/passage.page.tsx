import { partPath } from "@daily-quran/domain/api-paths";
import * as webPaths from "@daily-quran/domain/web-paths";
import { partAddressPath, partPattern } from "@daily-quran/domain/web-paths";
import type { VersePassage } from "@daily-quran/domain/passage";
import { isPart, PART_KINDS, type PartKind } from "@daily-quran/quran/parts";
import type { ReactNode } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { OfflineLine } from "../../features/day/offline-line.tsx";
import { usePassage } from "../../features/passage/use-passage.ts";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { Display } from "../../features/preferences/display.tsx";
import { PassageSurah } from "../../features/reading/surah/passage-surah.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { inWay, wayOf } from "../../reader/reading-way.ts";
import { useSurahName } from "../../reader/surah-name.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Failed } from "../../ui/status/failed.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { Loading } from "../../ui/status/loading.tsx";
import { DailyAudio, VERSE_SLOTS } from "../../reading/daily-audio.tsx";
import { LaterSigns } from "../../reading/later-signs.tsx";
import { PassageNav } from "../../reading/passage-nav.tsx";
import classes from "../../reading/passage.module.css";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";
import { usePlayableVerses } from "../../reading/use-playable-verses.ts";
import { LaterPageWay, preloadPageWay } from "../../reading/ways/later-page-way.tsx";

interface Part {
  readonly kind: PartKind;
  readonly number: number;
}

function usePart(): Part {
  const { pathname } = useLocation();
  for (const kind of PART_KINDS) {
    const number = matchPath(partPattern(kind), pathname)?.params[kind];
    if (number !== undefined) return { kind, number: Number(number) };
  }
  throw new Error(`${pathname} is no part of the Quran`);
}

/** A part of the Quran, read whole; a page of the mushaf also as it is printed. */
export function PassagePage() {
  const part = usePart();
  const key = `${part.kind} ${part.number}`;
  const { search } = useLocation();
  if (part.kind !== "page" || wayOf(search) !== "page")
    return <PassageByVerse key={key} part={part} />;
  return (
    <LaterPageWay key={key} number={part.number}>
      {(passage, printed) => <PassageOfPart {...{ part, passage, printed }} />}
    </LaterPageWay>
  );
}

PassagePage.preload = async (search: string): Promise<void> => {
  if (wayOf(search) === "page") await preloadPageWay();
};

function PassageByVerse({ part }: { readonly part: Part }) {
  const { kind, number } = part;
  const t = useTexts("quran");
  const { data, error, refetch } = usePassage(partPath(kind, number));
  if (data) return <PassageOfPart part={part} passage={data} />;
  if (!error) return <Loading text={t("loading")} />;
  return <Failed what={t("failed")} error={error} onRetry={() => void refetch()} />;
}

interface PassageOfPartProps {
  readonly part: Part;
  readonly passage: VersePassage;
  /** The printed page, in place of verse below verse. */
  readonly printed?: ReactNode;
}

function PassageOfPart({ part, passage, printed }: PassageOfPartProps) {
  const { surahs, tafseerEdition } = passage;
  const { kind, number } = part;
  const t = useTexts("quran");
  const shell = useTexts("shell");
  const nameOf = useSurahName();
  const playable = usePlayableVerses(surahs);
  const [first] = surahs;
  const name = first ? nameOf(first) : "";
  const count = surahs.reduce((sum, { verses }) => sum + verses.length, 0);
  const title = kind === "surah" ? `${t("surah", { number })}: ${name}` : t(kind, { number });
  const description =
    kind === "surah"
      ? t("surahDescription", { number, name, count })
      : t(`${kind}.description`, { number, count });
  const beside = (other: number) =>
    isPart(kind, other)
      ? { to: partAddressPath(kind, other), text: t(kind, { number: other }) }
      : undefined;
  const neighbours = { before: beside(number - 1), after: beside(number + 1) };
  return (
    <Display>
      <PageHead
        title={t("partHead", { title })}
        description={description}
        picture={`${kind}-${number}`}
      />
      <ReadingPageSettings />
      <div className={classes.page} data-printed={printed && true}>
        <header className={classes.head}>
          <h1>{title}</h1>
          <ul className={classes.places} aria-label={t("place")} data-screen-only>
            <li>
              <Link to={webPaths.quran}>{t("all")}</Link>
            </li>
            {kind === "page" && (
              <li>
                <Link to={inWay(printed ? "verses" : "page", partAddressPath(kind, number))}>
                  {t(printed ? "byVerse" : "asPrinted")}
                </Link>
              </li>
            )}
          </ul>
        </header>
        {!printed && <PassageNav {...neighbours} />}
        <OfflineLine />
        {!printed && <LaterSigns surahs={surahs} />}
        <PlayerProvider verses={playable}>
          {printed}
          <Boundary name={shell("thePlayer")} size="line">
            <DailyAudio surahs={surahs} day={undefined} label={t("play")} />
          </Boundary>
          {!printed &&
            surahs.map((surah, index) => (
              <Boundary key={surah.number} name={nameOf(surah)} resetKey={surah}>
                <PassageSurah
                  surah={surah}
                  dayBefore={surahs[index - 1]?.verses.at(-1)?.day}
                  tafseerEdition={tafseerEdition}
                  slots={VERSE_SLOTS}
                />
              </Boundary>
            ))}
        </PlayerProvider>
        {!printed && <PassageNav {...neighbours} isSecond />}
      </div>
    </Display>
  );
}
