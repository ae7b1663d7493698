import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import classes from "./playback-icon.module.css";
import type { VersePlayback } from "./use-verse-playback.ts";

interface PlaybackIconProps {
  readonly playback: VersePlayback;
  readonly size?: number;
}

/** The icon of what pressing does; while loading, pause inside a spinner. */
export function PlaybackIcon({ playback, size = 20 }: PlaybackIconProps) {
  if (playback === "loading") {
    return (
      <span aria-hidden="true" className={classes.loading}>
        <IconPlayerPauseFilled size={size - 6} />
      </span>
    );
  }
  const Icon = playback === "playing" ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return <Icon aria-hidden="true" size={size} />;
}
