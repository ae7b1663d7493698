import { partPath } from "@daily-quran/domain/api-paths";
import * as webPaths from "@daily-quran/domain/web-paths";
import { partAddressPath, partPattern } from "@daily-quran/domain/web-paths";
import type { Surah } from "@daily-quran/domain/reading";
import { rukuWithinSurah } from "@daily-quran/quran/borders";
import { isPart, PART_KINDS, type PartKind } from "@daily-quran/quran/parts";
import type { ReactNode } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { OfflineLine } from "../../features/day/offline-line.tsx";
import { usePassage } from "../../features/passage/use-passage.ts";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { Display } from "../../features/preferences/display.tsx";
import { PassageSurah } from "../../features/reading/surah/passage-surah.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { inWay, readingWay, wayOf } from "../../reader/way/reading-way.ts";
import { useInAskedWay, useReadingWay } from "../../reader/way/use-reading-way.ts";
import { useSurahName } from "../../reader/surah-name.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Unloaded } from "../../ui/status/unloaded.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { DailyAudio, VERSE_SLOTS } from "../../reading/daily-audio.tsx";
import { LaterSigns } from "../../reading/later-signs.tsx";
import { PassageNav } from "../../reading/passage/passage-nav.tsx";
import classes from "../../reading/passage/passage.module.css";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";
import { usePlayableVerses } from "../../reading/use-playable-verses.ts";
import {
  LaterContinuous,
  printed as pages,
  VersesInWay,
} from "../../reading/ways/verses-in-way.tsx";

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

/** A part of the Quran, read whole; a page of the mushaf also as it is printed, beside those that it is turned to. */
export function PassagePage() {
  const part = usePart();
  const key = `${part.kind} ${part.number}`;
  const Page = pages.useScript(useReadingWay() === "page" && part.kind === "page").script?.PageWay;
  return (
    <Display>
      <ReadingPageSettings />
      {Page ? (
        <Page key={key} number={part.number}>
          {(surahs, printed, title) => (
            <PassageOfPart isTurned {...{ part, surahs, title }}>
              {printed}
            </PassageOfPart>
          )}
        </Page>
      ) : (
        <PassageByVerse key={key} part={part} />
      )}
    </Display>
  );
}

PassagePage.preload = async (search: string) => {
  if (wayOf(search) === "page") await (await pages.load()).preloadMushaf(search);
};

function PassageByVerse({ part }: { readonly part: Part }) {
  const { kind, number } = part;
  const t = useTexts("quran");
  const nameOf = useSurahName();
  const { data, error, refetch } = usePassage(partPath(kind, number));
  if (!data)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  const { surahs, tafseerEdition } = data;
  return (
    <PassageOfPart part={part} surahs={surahs}>
      <VersesInWay surahs={surahs}>
        {surahs.map((surah, index) => (
          <Boundary key={surah.number} name={nameOf(surah)} resetKey={surah}>
            <PassageSurah
              surah={surah}
              dayBefore={surahs[index - 1]?.verses.at(-1)?.day}
              tafseerEdition={tafseerEdition}
              slots={VERSE_SLOTS}
            />
          </Boundary>
        ))}
      </VersesInWay>
    </PassageOfPart>
  );
}

interface PassageOfPartProps {
  readonly part: Part;
  readonly surahs: readonly Surah[];
  /** Where it is not the part's. */
  readonly title?: string | undefined;
  /** Whether it is a printed page with its own ways to those beside it. */
  readonly isTurned?: boolean;
  /** The surahs, or the printed page. */
  readonly children: ReactNode;
}

function PassageOfPart({ part, surahs, isTurned = false, children, ...props }: PassageOfPartProps) {
  const { kind, number } = part;
  const t = useTexts("quran");
  const shell = useTexts("shell");
  const nameOf = useSurahName();
  const playable = usePlayableVerses(surahs);
  const [first] = surahs;
  const name = first ? nameOf(first) : "";
  const count = surahs.reduce((sum, { verses }) => sum + verses.length, 0);
  const within = kind === "ruku" ? t("rukuOf", { name, number: rukuWithinSurah(number) }) : name;
  const ownTitle =
    kind === "surah" || kind === "ruku" ? `${t(kind, { number })}: ${within}` : t(kind, { number });
  const { title = ownTitle } = props;
  const description =
    kind === "surah"
      ? t("surahDescription", { number, name, count })
      : t(`${kind}.description`, { number, count });
  const inAskedWay = useInAskedWay();
  const beside = (other: number) =>
    isPart(kind, other)
      ? { to: inAskedWay(partAddressPath(kind, other)), text: t(kind, { number: other }) }
      : undefined;
  const neighbours = { before: beside(number - 1), after: beside(number + 1) };
  return (
    <>
      <PageHead
        title={t("partHead", { title })}
        description={description}
        picture={`${kind}-${number}`}
      />
      <div className={classes.page} data-printed={isTurned} data-wide={!isTurned}>
        <header className={classes.head}>
          <h1>{title}</h1>
          <ul className={classes.places} aria-label={t("place")} data-screen-only>
            <li>
              <Link to={webPaths.quran}>{t("all")}</Link>
            </li>
            <Ways own={partAddressPath(kind, number)} />
          </ul>
        </header>
        {!isTurned && <PassageNav {...neighbours} />}
        <OfflineLine />
        {!isTurned && <LaterSigns surahs={surahs} />}
        <PlayerProvider verses={playable}>
          {isTurned ? children : <LaterContinuous surahs={surahs} />}
          <Boundary name={shell("thePlayer")} size="line">
            <DailyAudio surahs={surahs} day={undefined} label={t("play")} />
          </Boundary>
          {!isTurned && children}
        </PlayerProvider>
        {!isTurned && <PassageNav {...neighbours} isSecond />}
      </div>
    </>
  );
}

/** The ways to read a part, with an address each; following one makes it that of every reading. */
function Ways({ own }: { readonly own: string }) {
  const t = useTexts("quran");
  const way = useReadingWay();
  return LINKED_WAYS.map((one) => (
    <li key={one}>
      <Link to={inWay(one, own)} aria-current={one === way} onClick={() => readingWay.set(one)}>
        {t(`inWay.${one}`)}
      </Link>
    </li>
  ));
}

const LINKED_WAYS = ["verses", "continuous", "page"] as const;
