import { IconAlertTriangle, IconVolume } from "@tabler/icons-react";
import { useTexts } from "../../../texts/use-texts.ts";
import { failureKey } from "../failure-key.ts";
import classes from "./now-playing-badge.module.css";
import type { VerseRef } from "../machine/playlist.ts";
import { useVerseFailure, useVersePlayback } from "./use-verse-playback.ts";

/** Marks the verse that is playing or failed; nothing for others. */
export function NowPlayingBadge({ verse }: { readonly verse: VerseRef }) {
  const t = useTexts("player");
  const playback = useVersePlayback(verse);
  const failure = useVerseFailure(verse);
  if (failure !== null) {
    // The player says it where it is loaded, and hides this one.
    return (
      <span className={classes.failure} data-said-by-player>
        <IconAlertTriangle aria-hidden="true" size={16} />
        {t(failureKey(failure))}
      </span>
    );
  }
  if (playback === "idle" || playback === "error") return null;
  return (
    <span className={classes.badge}>
      <IconVolume aria-hidden="true" size={16} />
      {t(playback === "paused" ? "paused" : "nowPlaying")}
    </span>
  );
}
