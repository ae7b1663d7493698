import { Button } from "../ui/buttons/button.tsx";
import type { VerseSet } from "@daily-quran/quran/verse-spans";
import { type ReactNode, useMemo, useState } from "react";
import { daysOf, surahsWith } from "../features/plan/plan-portion.ts";
import { PlayerProvider } from "../features/player/player-provider.tsx";
import { verseKey } from "../features/player/machine/playlist.ts";
import { ReadingFailed } from "../features/reading/reading-status.tsx";
import { SurahCard } from "../features/reading/surah/surah-card.tsx";
import { useDaysReadings } from "../features/reading/load/use-days-readings.ts";
import { useSurahName } from "../reader/surah-name.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Boundary } from "../ui/status/boundary.tsx";
import { Loading } from "../ui/status/loading.tsx";
import { DailyAudio, VERSE_SLOTS } from "./daily-audio.tsx";
import { LaterSigns } from "./later-signs.tsx";
import { ContinueLine } from "../features/place/continue-line.tsx";
import { useKeepPlace } from "../features/place/use-keep-place.ts";
import { currentKey, usePlayerState } from "../features/player/player-context.ts";
import { useItems } from "../reader/progress/use-progress.ts";
import { usePlayableVerses } from "./use-playable-verses.ts";
import { LaterContinuous, VersesInWay } from "./ways/verses-in-way.tsx";
import { useVerseOfAddress } from "./verse/use-verse-of-address.ts";

/** A document each: of a longer portion the rest is shown when it is wanted. */
const DAYS_AT_ONCE = 12;

interface VersesReadingProps {
  /** The plan whose place is kept. */
  readonly plan: string;
  readonly verses: VerseSet;
  readonly isRead: boolean;
  readonly heading: ReactNode;
  /** What stands at its end, once it is there whole. */
  readonly end: ReactNode;
}

/** Some verses and no others, under a heading, with their place and what stands at their end. */
export function VersesReading(props: VersesReadingProps) {
  const { plan, heading, end } = props;
  const t = useTexts("plans");
  const schedule = useTexts("schedule");
  const shell = useTexts("shell");
  const nameOf = useSurahName();
  const [parts, setParts] = useState(1);
  const days = useMemo(() => daysOf(props.verses), [props.verses]);
  const shown = days.slice(0, parts * DAYS_AT_ONCE);
  const { readings, error, refetch } = useDaysReadings(shown);
  // Copies of two times may be of two editions: then neither is named.
  const [first, other] = new Set(readings?.map(({ tafseerEdition }) => tafseerEdition));
  const tafseerEdition = other === undefined ? first : undefined;
  const surahs = readings ? surahsWith(props.verses, readings) : [];
  const verses = usePlayableVerses(surahs);
  const isWhole = shown.length === days.length;
  return (
    <PlayerProvider verses={verses}>
      {heading}
      {readings && <PortionVerse />}
      <LaterSigns surahs={surahs} />
      {surahs.length > 0 && (
        <PortionPlace plan={plan} verses={verses.map(verseKey)} isRead={props.isRead} />
      )}
      {!readings && error && (
        <ReadingFailed what={schedule("versesFailed")} error={error} onRetry={refetch} />
      )}
      {!readings && !error && <Loading text={t("loadingPortion")} />}
      <LaterContinuous surahs={surahs} />
      {surahs.length > 0 && (
        <Boundary name={shell("thePlayer")} size="line">
          <DailyAudio surahs={surahs} day={undefined} label={t("play")} />
        </Boundary>
      )}
      <VersesInWay surahs={surahs}>
        {surahs.map((surah) => (
          <Boundary key={surah.number} name={nameOf(surah)} resetKey={surah}>
            <SurahCard surah={surah} tafseerEdition={tafseerEdition} slots={VERSE_SLOTS} />
          </Boundary>
        ))}
      </VersesInWay>
      {readings && !isWhole && (
        <Button variant="default" onClick={() => setParts(parts + 1)}>
          {t("showRest")}
        </Button>
      )}
      {readings && isWhole && end}
    </PlayerProvider>
  );
}

/** Shows the verse of the address once the verses are there. */
function PortionVerse(): null {
  useVerseOfAddress();
  return null;
}

interface PortionPlaceProps {
  /** The plan's id. */
  readonly plan: string;
  /** The portion's verses in order, as `80:17`. */
  readonly verses: readonly string[];
  readonly isRead: boolean;
}

/** Remembers where the reader is in a portion of an own plan, apart from all others, and leads back to it. */
function PortionPlace({ plan, verses, isRead }: PortionPlaceProps) {
  const stopped = useItems("position")?.find(({ id }) => id === plan)?.value.verse;
  const [before, setBefore] = useState(stopped);
  const [steady, setSteady] = useState(verses);
  if (steady.join() !== verses.join()) setSteady(verses);
  const playing = usePlayerState(currentKey);
  const forget = () => setBefore(undefined);
  useKeepPlace({
    plan,
    verses: steady,
    positionOf: (verse) => ({ verse }),
    playing,
    isWanted: !isRead,
    onKept: forget,
  });
  // At the first verse there is nothing to go on from.
  if (isRead || before === undefined || !verses.includes(before, 1)) return null;
  return <ContinueLine verse={before} path={`#${before.replace(":", "-")}`} onFollow={forget} />;
}
