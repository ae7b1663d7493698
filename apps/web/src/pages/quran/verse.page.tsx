import * as webPaths from "@daily-quran/domain/web-paths";
import classes from "../../reading/passage/passage.module.css";
import type { Reading } from "@daily-quran/domain/reading";
import { partAddressPath, scheduleDayPath, versesAddressPath } from "@daily-quran/domain/web-paths";
import { VERSES, ordinalOfVerse, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { rangeText, type VerseRange } from "@daily-quran/quran/verse-range";
import { parseVerseRange } from "@daily-quran/quran/verse-reference";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { useEffect, useMemo, useRef } from "react";
import { NavigationType, useLocation, useMatch, useNavigationType } from "react-router-dom";
import { OfflineLine } from "../../features/day/offline-line.tsx";
import { useReadersDay } from "../../reader/day/use-readers-day.ts";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { Display } from "../../features/preferences/display.tsx";
import { useDayReading } from "../../features/reading/load/use-day-reading.ts";
import { ReadingEmpty, ReadingFailed } from "../../features/reading/reading-status.tsx";
import { SurahCard } from "../../features/reading/surah/surah-card.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { useSurahName } from "../../reader/surah-name.ts";
import { showVerse } from "../../reader/verse-element.ts";
import { DailyAudio, VERSE_SLOTS } from "../../reading/daily-audio.tsx";
import { LaterDayEnd } from "../../reading/later-day-end.tsx";
import { LaterSigns } from "../../reading/later-signs.tsx";
import { PassageNav } from "../../reading/passage/passage-nav.tsx";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";
import { usePlayableVerses } from "../../reading/use-playable-verses.ts";
import { LaterContinuous, preloadWay, VersesInWay } from "../../reading/ways/verses-in-way.tsx";
import { useFormats } from "../../texts/use-formats.ts";
import { useLanguage, useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Loading } from "../../ui/status/loading.tsx";

/** A verse, or a range of verses, in the middle of its day's reading. */
export function VersePage() {
  const { surah = "", verse = "" } = useMatch(webPaths.verse)?.params ?? {};
  const range = parseVerseRange(`${surah}:${verse}`) ?? { surah: 1, from: 1, to: 1 };
  const day = dayOfVerse(range.surah, range.from);
  const t = useTexts("quran");
  const shown = useDayReading(day, undefined);
  const { reading, isPending, error, refetch } = shown;
  if (isPending) return <Loading text={t("loading")} />;
  if (!reading && error)
    return <ReadingFailed what={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!reading) return <ReadingEmpty day={day} />;
  return <VersesInReading reading={reading} range={range} />;
}

VersePage.preload = preloadWay;

interface VersesInReadingProps {
  readonly reading: Reading;
  readonly range: VerseRange;
}

function VersesInReading({ reading, range }: VersesInReadingProps) {
  const t = useTexts("quran");
  const texts = useTexts("reading");
  const shell = useTexts("shell");
  const { fields } = useLanguage();
  const { numerals } = useFormats();
  const nameOf = useSurahName();
  const readersDay = useReadersDay();
  const playable = usePlayableVerses(reading.surahs);
  const { surah, from, to } = range;
  const target = `${surah}-${from}`;
  const slots = useMemo(
    () => ({ ...VERSE_SLOTS, targets: idsOf({ surah, from, to }) }),
    [surah, from, to],
  );
  useShownTarget(target);
  const facts = reading.surahs.find(({ number }) => number === surah);
  const found = facts?.verses.find(({ verseNumber }) => verseNumber === from);
  const name = facts ? nameOf(facts) : t("surah", { number: surah });
  const title = `${name} ${numerals(shownRange(range))}`;
  const lastShown = facts?.verses.at(-1)?.verseNumber ?? to;
  const beside = versesBeside(range, lastShown, numerals);
  const translation = found?.[fields.translation];
  return (
    <Display>
      <PageHead
        title={t("partHead", { title })}
        description={shortText(translation ?? title)}
        picture={`verse-${target}`}
      />
      <ReadingPageSettings />
      <div className={classes.page} data-print="target" data-wide>
        <header className={classes.head}>
          <h1>{title}</h1>
          <ul className={classes.places} aria-label={t("place")} data-screen-only>
            <li>
              <Link to={scheduleDayPath(reading.day)}>{t("day", { day: reading.day })}</Link>
            </li>
            <li>
              <Link to={partAddressPath("surah", surah)}>{t("whole")}</Link>
            </li>
            <li>
              <Link to={webPaths.quran}>{t("all")}</Link>
            </li>
          </ul>
        </header>
        <PassageNav {...beside} />
        <OfflineLine />
        <LaterSigns surahs={reading.surahs} />
        <PlayerProvider verses={playable}>
          <LaterContinuous surahs={reading.surahs} />
          <Boundary name={shell("thePlayer")} size="line">
            <DailyAudio surahs={reading.surahs} day={reading.day} />
          </Boundary>
          <VersesInWay surahs={reading.surahs} targets={slots.targets}>
            {reading.surahs.map((one) => (
              <Boundary key={one.number} name={nameOf(one)} resetKey={one}>
                <SurahCard surah={one} tafseerEdition={reading.tafseerEdition} slots={slots} />
              </Boundary>
            ))}
          </VersesInWay>
          {lastShown < to && <PassageNav {...beside} before={undefined} isSecond />}
          <Boundary name={texts("theEnd")} size="line">
            <LaterDayEnd
              key={reading.day}
              reading={reading}
              currentDay={readersDay?.day ?? reading.day}
            />
          </Boundary>
        </PlayerProvider>
      </div>
    </Display>
  );
}

const idsOf = ({ surah, from, to }: VerseRange) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${surah}-${from + at}`);

const shownRange = (range: VerseRange) => rangeText(range).replace("-", "–");

/** What is before and after a range; of one that goes on in another day's reading, its rest. */
function versesBeside(
  { surah, from, to }: VerseRange,
  lastShown: number,
  numerals: (text: string) => string,
) {
  const link = (range: VerseRange) => ({
    to: versesAddressPath(range),
    text: numerals(shownRange(range)),
  });
  const verse = (ordinal: number) => {
    if (ordinal < 1 || ordinal > VERSES) return undefined;
    const place = verseOfOrdinal(ordinal);
    return link({ surah: place.surah, from: place.verse, to: place.verse });
  };
  return {
    before: verse(ordinalOfVerse(surah, from) - 1),
    after:
      lastShown < to
        ? link({ surah, from: lastShown + 1, to })
        : verse(ordinalOfVerse(surah, to) + 1),
  };
}

/** Scrolls to the verse where the browser did not: after a navigation within the app. */
function useShownTarget(target: string): void {
  const type = useNavigationType();
  const { key } = useLocation();
  // The same verse may be opened again.
  const shown = useRef<string>(undefined);
  const isDocument = type === NavigationType.Pop;
  useEffect(() => {
    if (isDocument || shown.current === key) return undefined;
    // After the page has scrolled to its start.
    const frame = requestAnimationFrame(() => {
      shown.current = key;
      showVerse(target);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isDocument, key]);
}

const MAX_CHARACTERS = 160;

/** The beginning of a text for search results and previews: whole words, with an ellipsis where it goes on. */
function shortText(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const cut = text.slice(0, MAX_CHARACTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.।-]+$/, "")}…`;
}
