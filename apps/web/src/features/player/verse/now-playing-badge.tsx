import { IconAlertTriangle, IconVolume } from "@tabler/icons-react";
import { useTexts } from "../../../texts/use-texts.ts";
import { failureKey } from "../failure-key.ts";
import classes from "./now-playing-badge.module.css";
import type { VerseRef } from "../machine/playlist.ts";
import { useVerseFailure, useVersePlayback } from "./use-verse-playback.ts";

/** Whether the player is there, which says what failed; offline it may not have been loaded. */
const isSaidByPlayer = () => document.querySelector("[data-player]") !== null;

/** Marks the verse that is playing or failed; nothing for others. */
export function NowPlayingBadge({ verse }: { readonly verse: VerseRef }) {
  const t = useTexts("player");
  const playback = useVersePlayback(verse);
  const failure = useVerseFailure(verse);
  if (failure !== null) {
    if (isSaidByPlayer()) return null;
    return (
      <span className={classes.failure}>
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
