import { memo } from "react";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { PlaybackIcon } from "./playback-icon.tsx";
import { usePlayer } from "../player-context.ts";
import { type VerseRef, verseKey } from "../machine/playlist.ts";
import { useVersePlayback } from "./use-verse-playback.ts";
import classes from "./verse-play-button.module.css";

/** Plays and pauses one verse. `data-playback` is set while the verse is current, for styling. */
export const VersePlayButton = memo(function VersePlayButton({
  verse,
}: {
  readonly verse: VerseRef;
}) {
  const t = useTexts("player");
  const { numerals } = useFormats();
  const player = usePlayer();
  const playback = useVersePlayback(verse);
  const isSounding = playback === "playing" || playback === "loading";
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t(isSounding ? "pauseVerse" : "playVerse", { verse: numerals(verseKey(verse)) })}
      aria-busy={playback === "loading"}
      data-verse-audio={verseKey(verse)}
      data-playback={playback === "idle" ? undefined : playback}
      onClick={() => player.pressVerse(verseKey(verse))}
    >
      <PlaybackIcon playback={playback} />
    </button>
  );
});
