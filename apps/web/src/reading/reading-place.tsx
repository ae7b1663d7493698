import type { Reading, Surah } from "@daily-quran/domain/reading";
import { versePath } from "@daily-quran/domain/web-paths";
import { useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { BookmarkSigns } from "../features/bookmark/bookmark-signs.tsx";
import { ContinueLine } from "../features/place/continue-line.tsx";
import { continueHint } from "../features/place/continue-hint.ts";
import { LastReadLine } from "../features/place/last-read-line.tsx";
import { useKeepPlace } from "../features/place/use-keep-place.ts";
import { currentKey, usePlayerState } from "../features/player/player-context.ts";
import { daySign } from "../features/reading/reading-hero.tsx";
import { lazyPart } from "../lib/lazy-part.ts";
import { lastReadDay, useReadDays } from "../reader/progress/day-marks.ts";
import { useItems, useProgress } from "../reader/progress/use-progress.ts";
import { useReaderToday } from "../reader/day/reader-today.ts";
import { useReadingWay } from "../reader/way/use-reading-way.ts";
import { useTexts } from "../texts/use-texts.ts";
import { LaterContinuous } from "./ways/verses-in-way.tsx";

const PlanLine = lazyPart(
  "plan line",
  async () => (await import("../features/plan/plan-line.tsx")).PlanLine,
);

export interface ReadingPlaceProps {
  readonly reading: Reading;
  /** What the page shows of it; everything where undefined. */
  readonly shown?: readonly Surah[];
  /** Whether another day is offered too. */
  readonly isHome?: boolean;
}

/** Remembers where the reader is in a reading, leads back to it, and shows which verses are bookmarked. */
export function ReadingPlace(props: ReadingPlaceProps) {
  const positions = useItems("position");
  const owner = useProgress()?.owner;
  const way = useReadingWay();
  if (!positions) return null;
  const stopped = positions.find(({ id }) => id === "daily");
  return (
    <>
      <BookmarkSigns key={way} surahs={props.shown ?? props.reading.surahs} />
      <Place key={owner} {...props} stopped={stopped?.value} />
      <ReadSign day={props.reading.day} />
      <LaterContinuous surahs={props.shown ?? props.reading.surahs} />
    </>
  );
}

interface PlaceProps extends ReadingPlaceProps {
  readonly stopped: { readonly verse: string; readonly day?: number | undefined } | undefined;
}

function Place({ reading, isHome = false, stopped }: PlaceProps) {
  const readDays = useReadDays();
  const today = useReaderToday();
  const plans = useItems("plan");
  const playing = usePlayerState(currentKey);
  const [before, setBefore] = useState(stopped);
  const [hasPlanLine, setPlanLine] = useState(false);
  const forget = () => setBefore(undefined);
  const verses = useMemo(() => versesOf(reading), [reading]);
  useKeepPlace({
    plan: "daily",
    verses,
    positionOf: (at) => ({ verse: at, day: reading.day }),
    playing,
    isWanted: !readDays.has(reading.day),
    onKept: forget,
  });
  const { verse, day } = before ?? {};
  const isShown =
    verse !== undefined &&
    day !== undefined &&
    !readDays.has(day) &&
    (isHome || day === reading.day);
  const last = isHome && !isShown ? lastReadDay(readDays, today, reading.day) : undefined;
  const lines = isShown ? 1 + Number(hasPlanLine) : Number(hasPlanLine || last !== undefined);
  useEffect(() => {
    if (isHome && before === stopped) continueHint.set(lines);
  }, [isHome, lines, before, stopped]);
  if (!isShown) {
    const line = last && <LastReadLine {...last} />;
    if (!isHome || !plans?.length) return line;
    return <PlanLine onShown={setPlanLine}>{line}</PlanLine>;
  }
  const [surah = 0, number = 0] = verse.split(":").map(Number);
  return (
    <>
      <ContinueLine
        verse={verse}
        path={versePath(day, surah, number)}
        elsewhere={day === reading.day ? undefined : day}
        onFollow={forget}
      />
      {isHome && plans && plans.length > 0 && <PlanLine onShown={setPlanLine} />}
    </>
  );
}

/** Says at the top of the home page that its day is read: beside the day's number, so that nothing moves. */
function ReadSign({ day }: { readonly day: number }) {
  const t = useTexts("progress");
  const isRead = useReadDays().has(day);
  const place = daySign.current;
  return place && isRead ? createPortal(` · ${t("isRead")} ✓`, place) : null;
}

const versesOf = ({ surahs }: Reading): readonly string[] =>
  surahs.flatMap(({ verses }) =>
    verses.map(({ surahNumber, verseNumber }) => `${surahNumber}:${verseNumber}`),
  );
