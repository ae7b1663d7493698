import classes from "./home.page.module.css";
import { useEffect } from "react";
import { useUserIfAny } from "../../features/auth/use-user.ts";
import { CommunityCard } from "../../features/community/community-card.tsx";
import { SurveyCard } from "../../features/community/survey-card.tsx";
import type { ReadersDay } from "../../reader/day/day-clock.ts";
import { ENDED_OWN_DAY, homeChoice, revealDay } from "../../reader/day/day-override.ts";
import { FirstLine } from "../../features/day/first-line.tsx";
import { NewReadingLine } from "../../features/day/new-reading-line.tsx";
import { OfflineLine } from "../../features/day/offline-line.tsx";
import { OwnDayNotice } from "../../features/day/own-day-notice.tsx";
import { RefreshStatus } from "../../features/day/refresh/refresh-status.tsx";
import { goOn } from "../../features/day/shown-day.ts";
import { useReadersDay } from "../../reader/day/use-readers-day.ts";
import { useShownDay } from "../../features/day/use-shown-day.ts";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { Display } from "../../features/preferences/display.tsx";
import type { ShownReading } from "../../features/reading/load/use-current-reading.ts";
import { useDayReading } from "../../features/reading/load/use-day-reading.ts";
import { ReadingHero } from "../../features/reading/reading-hero.tsx";
import { ReadingEmpty, ReadingFailed } from "../../features/reading/reading-status.tsx";
import { RefreshBar } from "../../features/reading/refresh-bar.tsx";
import { SurahCard } from "../../features/reading/surah/surah-card.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { readStored } from "../../lib/storage/storage.ts";
import { useStoredValue } from "../../lib/storage/use-stored-value.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useReadingTitle } from "../../reader/reading-title.ts";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useSurahName } from "../../reader/surah-name.ts";
import { DailyAudio, VERSE_SLOTS } from "../../reading/daily-audio.tsx";
import { LaterDayEnd } from "../../reading/later-day-end.tsx";
import { LaterPlace } from "../../reading/later-place.tsx";
import { ReadingPageSettings } from "../../reading/reading-page-settings.tsx";
import { usePlayableVerses } from "../../reading/use-playable-verses.ts";
import { preloadWay, VersesInWay } from "../../reading/ways/verses-in-way.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Boundary } from "../../ui/status/boundary.tsx";
import { Loading } from "../../ui/status/loading.tsx";

const HomePlan = lazyPart(
  "own plan",
  async () => (await import("../../reading/home-plan.tsx")).HomePlan,
  { waiting: ReadingLoading },
);

export function HomePage() {
  const [choice] = useStoredValue(homeChoice);
  const planId = choice && "plan" in choice ? choice.plan : undefined;
  // Not before the reader's day is known to this page, which hydrates after the shell.
  useEffect(revealDay, []);
  return (
    <Display>
      <div className={classes.page}>
        <div className={classes.rail}>
          <ReadingPageSettings page="home" />
        </div>
        {planId === undefined ? (
          <HomeDays />
        ) : (
          <HomePlan planId={planId} className={classes.column} otherwise={<HomeDays />} />
        )}
      </div>
    </Display>
  );
}

HomePage.preload = preloadWay;

/** Home with a day of the 300: everyone's, or where the reader or a group is. */
function HomeDays() {
  const { demoMode } = useSiteSettings();
  const readersDay = useReadersDay();
  const shownDay = useShownDay();
  const shown = useDayReading(shownDay?.day, readersDay?.globalDay);
  const { reading } = shown;
  const t = useTexts("reading");
  const shell = useTexts("shell");
  const titleOf = useReadingTitle();
  const title = reading ? t("head", { day: reading.day, title: titleOf(reading) }) : shell("name");
  const verses = usePlayableVerses(reading?.surahs ?? []);
  return (
    <PlayerProvider verses={verses}>
      <PageHead title={title} description={t("description")} />
      <div id="reading" tabIndex={-1} className={classes.column}>
        {readersDay && <OwnDayNotice day={readersDay} isDemo={demoMode} />}
        <OfflineLine />
        <NewReadingLine shown={shownDay} now={readersDay} />
        <div className={classes.reading}>
          <Boundary name={t("theReading")} resetKey={reading} onRetry={() => void shown.refetch()}>
            <DaysReading shown={shown} readersDay={shownDay} now={readersDay?.day} />
          </Boundary>
        </div>
        <div className={classes.cards} data-screen-only>
          <Boundary name={t("theLinks")} size="line">
            <CommunityCard />
            <SurveyCard />
          </Boundary>
        </div>
        <Boundary name={t("theRefreshBar")} size="line">
          <RefreshBar onDone={goOn}>
            <RefreshStatus />
          </RefreshBar>
        </Boundary>
      </div>
    </PlayerProvider>
  );
}

function ReadingLoading() {
  const t = useTexts("reading");
  return <Loading text={t("loading")} />;
}

interface DaysReadingProps {
  readonly shown: ShownReading;
  readonly readersDay: ReadersDay | undefined;
  /** The reader's day, where another one is kept open. */
  readonly now: number | undefined;
}

function DaysReading({ shown, readersDay, now }: DaysReadingProps) {
  const shell = useTexts("shell");
  const failures = useTexts("failures");
  const nameOf = useSurahName();
  const { reading, isPending, error, refetch } = shown;
  if (isPending) {
    return (
      <div className={classes.pending}>
        <ReadingLoading />
      </div>
    );
  }
  if (!reading && error) {
    return (
      <>
        <h1 className="visually-hidden">{shell("name")}</h1>
        <ReadingFailed what={failures("today")} error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  const surahs = reading?.surahs ?? [];
  const ownDay = readersDay?.isOwn ? readersDay.day : undefined;
  return (
    <>
      <div className={classes.top}>
        {reading && <ReadingHero reading={reading} isToday={now === reading.day} />}
        <HomeLater />
      </div>
      {reading && <LaterPlace reading={reading} isHome />}
      {reading && readersDay && <FirstLine day={readersDay} />}
      <Boundary name={shell("thePlayer")} size="line">
        <DailyAudio surahs={surahs} day={reading?.day} />
      </Boundary>
      {surahs.length === 0 && <ReadingEmpty day={ownDay} />}
      <VersesInWay surahs={surahs}>
        {surahs.map((surah, index) => (
          <Boundary
            key={surah.number}
            name={nameOf(surah)}
            resetKey={surah}
            onRetry={() => void refetch()}
          >
            <SurahCard
              surah={surah}
              index={index}
              day={surahs.length > 1 ? reading?.day : undefined}
              tafseerEdition={reading?.tafseerEdition}
              slots={VERSE_SLOTS}
            />
          </Boundary>
        ))}
      </VersesInWay>
      {reading && (
        <LaterDayEnd key={reading.day} reading={reading} currentDay={now ?? reading.day} />
      )}
    </>
  );
}

const HomeExtras = lazyPart(
  "home extras",
  async () => (await import("../../reading/home-extras.tsx")).HomeExtras,
);

/** Loads what a signed-in user, or one whose own day is over, sees on the home page, after the page. */
export function HomeLater() {
  const user = useUserIfAny();
  const isWanted = useHydrated() && (user != null || readStored(ENDED_OWN_DAY) != null);
  return (
    <div className={classes.later} data-screen-only>
      {isWanted && <HomeExtras userId={user?.id} />}
    </div>
  );
}
