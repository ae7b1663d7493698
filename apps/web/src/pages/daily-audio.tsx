import type { Surah } from "@daily-quran/domain/reading";
import { countWords, readingMinutes } from "@daily-quran/quran-text/documents/reading-minutes";
import { DailyAudioBar } from "../features/player/dock/daily-audio-bar.tsx";
import { NowPlayingBadge } from "../features/player/verse/now-playing-badge.tsx";
import { VersePlayButton } from "../features/player/verse/verse-play-button.tsx";
import type { VerseSlots } from "../features/reading/verse-item.tsx";
import classes from "./daily-audio.module.css";
import { VerseMore } from "./verse-more.tsx";

/** The part beside each verse: its actions, and the player. */
export const VERSE_SLOTS: VerseSlots = {
  Number: VerseMore,
  Action: VersePlayButton,
  Note: NowPlayingBadge,
};

/** The row that plays a whole reading. */
export function DailyAudio({ surahs }: { readonly surahs: readonly Surah[] }) {
  const words = surahs
    .flatMap(({ verses }) => verses)
    .reduce((sum, { arabic }) => sum + countWords(arabic), 0);
  return (
    <div className={classes.audio}>
      <DailyAudioBar range={rangesText(surahs)} minutes={readingMinutes(words)} />
    </div>
  );
}

/** The verses of a reading as people write them: `9:100-111`. */
function rangesText(surahs: readonly Surah[]): string {
  return surahs
    .map(({ number, verses }) => {
      const [first, last] = [verses[0]?.verseNumber, verses.at(-1)?.verseNumber];
      return first === last ? `${number}:${first}` : `${number}:${first}-${last}`;
    })
    .join(", ");
}
