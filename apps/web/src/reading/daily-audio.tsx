import type { Surah } from "@daily-quran/domain/reading";
import { readingMinutes } from "@daily-quran/quran-text/documents/reading-minutes";
import { countWords } from "@daily-quran/quran-text/verse-text";
import { DailyAudioBar } from "../features/player/dock/daily-audio-bar.tsx";
import { NowPlayingBadge } from "../features/player/verse/now-playing-badge.tsx";
import { VersePlayButton } from "../features/player/verse/verse-play-button.tsx";
import type { VerseSlots } from "../features/reading/verse/verse-item.tsx";
import { useFormats } from "../texts/use-formats.ts";
import { VerseMore } from "./verse/verse-more.tsx";

/** The part beside each verse: its actions, and the player. */
export const VERSE_SLOTS: VerseSlots = {
  Number: VerseMore,
  Action: VersePlayButton,
  Note: NowPlayingBadge,
};

interface DailyAudioProps {
  readonly surahs: readonly Surah[];
  readonly day: number | undefined;
  /** What the button says, where it plays no day. */
  readonly label?: string;
}

const ALWAYS_NAMED_DAY = 101;

/** The row that plays a whole reading. */
export function DailyAudio({ surahs, day, label }: DailyAudioProps) {
  const { numerals } = useFormats();
  const words = surahs
    .flatMap(({ verses }) => verses)
    .reduce((sum, { arabic }) => sum + countWords(arabic), 0);
  return (
    <div data-scripted>
      <DailyAudioBar
        range={numerals(rangesText(surahs))}
        minutes={readingMinutes(words)}
        label={label}
        isAlwaysNamed={day === ALWAYS_NAMED_DAY}
      />
    </div>
  );
}

/** The verses of a reading as people write them: `9:100-111`; of many surahs the first and the last verse. */
function rangesText(surahs: readonly Surah[]): string {
  const [first, last] = [surahs[0], surahs.at(-1)];
  if (first && last && surahs.length > 2)
    return `${first.number}:${first.verses[0]?.verseNumber} – ${last.number}:${last.verses.at(-1)?.verseNumber}`;
  return surahs
    .map(({ number, verses }) => {
      const [from, to] = [verses[0]?.verseNumber, verses.at(-1)?.verseNumber];
      return from === to ? `${number}:${from}` : `${number}:${from}-${to}`;
    })
    .join(", ");
}
