import type { CitedVerse } from "@daily-quran/domain/quiz";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { NowPlayingBadge } from "../../features/player/verse/now-playing-badge.tsx";
import { VersePlayButton } from "../../features/player/verse/verse-play-button.tsx";

/** Plays the one verse that a quiz's answer rests on. */
export function CitedVerseAudio({ verse }: { readonly verse: CitedVerse }) {
  const { surahNumber, verseNumber, reference } = verse;
  const playable = { surahNumber, verseNumber, title: reference };
  return (
    <PlayerProvider verses={[playable]} isReading={false}>
      <NowPlayingBadge verse={playable} />
      <VersePlayButton verse={playable} />
    </PlayerProvider>
  );
}
