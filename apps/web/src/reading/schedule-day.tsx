import type { Reading } from "@daily-quran/domain/reading";
import type { ReadersDay } from "../reader/day/day-clock.ts";
import { OwnDayChoice } from "../features/day/own-day-choice.tsx";
import { PlayerProvider } from "../features/player/player-provider.tsx";
import { DayHeading } from "../features/reading/day-heading.tsx";
import { MarksContext } from "../features/reading/verse/marks.ts";
import { ReadingEmpty, ReadingFailed } from "../features/reading/reading-status.tsx";
import { useVerseSearch } from "../features/reading/search/use-verse-search.ts";
import { VerseSearchField } from "../features/reading/search/verse-search-field.tsx";
import { SurahCard } from "../features/reading/surah/surah-card.tsx";
import type { ShownReading } from "../features/reading/load/use-current-reading.ts";
import { useSurahName } from "../reader/surah-name.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/status/boundary.tsx";
import { Loading } from "../ui/status/loading.tsx";
import { DailyAudio, VERSE_SLOTS } from "./daily-audio.tsx";
import { LaterPlace } from "./later-place.tsx";
import { LaterDayEnd } from "./later-day-end.tsx";
import { useVerseOfAddress } from "./verse/use-verse-of-address.ts";
import { usePlayableVerses } from "./use-playable-verses.ts";
import { VersesInWay } from "./ways/verses-in-way.tsx";

interface ScheduleDayProps {
  readonly day: number;
  readonly readersDay: ReadersDay;
  readonly shown: ShownReading;
}

/** The reading of one day of the schedule, or a message in its place. */
export function ScheduleDay({ day, readersDay, shown }: ScheduleDayProps) {
  const t = useTexts("schedule");
  const { reading, isPending, error, refetch } = shown;
  if (isPending) return <Loading text={t("loadingVerses", { day })} />;
  if (!reading && error) {
    return <ReadingFailed what={t("versesFailed")} error={error} onRetry={() => void refetch()} />;
  }
  if (!reading) return <ReadingEmpty day={day} />;
  return <ReadingOfDay reading={reading} readersDay={readersDay} />;
}

interface ReadingOfDayProps {
  readonly reading: Reading;
  readonly readersDay: ReadersDay;
}

function ReadingOfDay({ reading, readersDay }: ReadingOfDayProps) {
  const t = useTexts("schedule");
  const shell = useTexts("shell");
  const nameOf = useSurahName();
  const verses = usePlayableVerses(reading.surahs);
  useVerseOfAddress();
  const search = useVerseSearch(reading);
  const surahs = search.found?.surahs ?? reading.surahs;
  if (reading.surahs.every((surah) => surah.verses.length === 0)) {
    return <Loading text={t("noVerses")} />;
  }
  const verseByVerse = (
    <MarksContext value={search.found?.findMarks ?? null}>
      {surahs.map((surah) => (
        <Boundary key={surah.number} name={nameOf(surah)} resetKey={surah}>
          <SurahCard surah={surah} tafseerEdition={reading.tafseerEdition} slots={VERSE_SLOTS} />
        </Boundary>
      ))}
    </MarksContext>
  );
  return (
    <PlayerProvider verses={verses}>
      <DayHeading reading={reading}>
        <OwnDayChoice shownDay={reading.day} day={readersDay} />
      </DayHeading>
      <LaterPlace reading={reading} shown={surahs} />
      <Boundary name={shell("thePlayer")} size="line">
        <DailyAudio surahs={reading.surahs} day={reading.day} />
      </Boundary>
      <Boundary name={t("theSearch")} size="line">
        <VerseSearchField search={search} />
      </Boundary>
      {search.found ? verseByVerse : <VersesInWay surahs={surahs}>{verseByVerse}</VersesInWay>}
      <LaterDayEnd reading={reading} currentDay={readersDay.day} />
    </PlayerProvider>
  );
}
