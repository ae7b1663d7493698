import type { VerseParts } from "../../features/quiz/question/answer-feedback.tsx";
import { CitedCommentary } from "./cited-commentary.tsx";
import type { CitedVerse } from "@daily-quran/domain/quiz";
import { PlayerProvider } from "../../features/player/player-provider.tsx";
import { NowPlayingBadge } from "../../features/player/verse/now-playing-badge.tsx";
import { VersePlayButton } from "../../features/player/verse/verse-play-button.tsx";

/** What belongs to the verse that an answer rests on. */
export const VERSE_PARTS: VerseParts = {
  action: (verse) => <CitedVerseAudio verse={verse} />,
  commentary: (verse) => <CitedCommentary verse={verse} />,
};

/** Plays the one verse that a quiz's answer rests on. */
function CitedVerseAudio({ verse }: { readonly verse: CitedVerse }) {
  const { surahNumber, verseNumber, reference } = verse;
  const playable = { surahNumber, verseNumber, title: reference };
  return (
    <PlayerProvider verses={[playable]} isReading={false}>
      <NowPlayingBadge verse={playable} />
      <VersePlayButton verse={playable} />
    </PlayerProvider>
  );
}
