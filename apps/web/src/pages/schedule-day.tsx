import type { Reading } from "@daily-quran/domain/reading";
import type { ReadersDay } from "../features/day/day-clock.ts";
import { OwnDayChoice } from "../features/day/own-day-choice.tsx";
import { PlayerProvider } from "../features/player/player-provider.tsx";
import { playableVerses } from "../features/player/machine/playlist.ts";
import { DayHeading } from "../features/reading/day-heading.tsx";
import { MarksContext } from "../features/reading/marks.ts";
import { ReadingEmpty, ReadingFailed } from "../features/reading/reading-status.tsx";
import { useVerseSearch } from "../features/reading/search/use-verse-search.ts";
import { VerseSearchField } from "../features/reading/search/verse-search-field.tsx";
import { SurahCard } from "../features/reading/surah-card.tsx";
import type { ShownReading } from "../features/reading/use-current-reading.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Loading } from "../ui/loading.tsx";
import { DailyAudio, VERSE_SLOTS } from "./daily-audio.tsx";
import { LaterDayEnd } from "./later-day-end.tsx";

interface ScheduleDayProps {
  readonly day: number;
  readonly readersDay: ReadersDay;
  readonly shown: ShownReading;
}

/** The reading of one day of the schedule, or a message in its place. */
export function ScheduleDay({ day, readersDay, shown }: ScheduleDayProps) {
  const { reading, isPending, error, refetch } = shown;
  if (isPending) return <Loading text={`Loading verses for day ${day}...`} />;
  if (!reading && error) {
    return (
      <ReadingFailed
        what="Failed to load verses. Please try again."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!reading) return <ReadingEmpty when={`day ${day}`} />;
  return <ReadingOfDay reading={reading} readersDay={readersDay} />;
}

interface ReadingOfDayProps {
  readonly reading: Reading;
  readonly readersDay: ReadersDay;
}

function ReadingOfDay({ reading, readersDay }: ReadingOfDayProps) {
  const search = useVerseSearch(reading);
  const surahs = search.found?.surahs ?? reading.surahs;
  if (reading.surahs.every(({ verses }) => verses.length === 0)) {
    return <Loading text="No verses available for this day." />;
  }
  return (
    <PlayerProvider verses={playableVerses(reading.surahs)}>
      <DayHeading reading={reading}>
        <OwnDayChoice shownDay={reading.day} day={readersDay} />
      </DayHeading>
      <Boundary name="The player" size="line">
        <DailyAudio surahs={reading.surahs} day={reading.day} />
      </Boundary>
      <Boundary name="The search" size="line">
        <VerseSearchField search={search} />
      </Boundary>
      <MarksContext value={search.found?.findMarks ?? null}>
        {surahs.map((surah) => (
          <Boundary key={surah.number} name={`Surah ${surah.number}`} resetKey={surah}>
            <SurahCard surah={surah} tafseerEdition={reading.tafseerEdition} slots={VERSE_SLOTS} />
          </Boundary>
        ))}
      </MarksContext>
      <LaterDayEnd reading={reading} isToday={reading.day === readersDay.day} />
    </PlayerProvider>
  );
}
