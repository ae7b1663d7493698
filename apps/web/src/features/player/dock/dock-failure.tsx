import { IconAlertTriangle } from "@tabler/icons-react";
import { usePlayerState } from "../player-context.ts";
import type { PlayerState } from "../machine/player-state.ts";
import { verseKey } from "../machine/playlist.ts";
import classes from "./player-dock.module.css";

/** What went wrong, and with which verse. It is the only thing that the player says aloud by itself: the rest is recited. */
export function DockFailure() {
  const text = usePlayerState(failureText);
  return (
    <output className={classes.failure}>
      {text && (
        <>
          <IconAlertTriangle aria-hidden="true" size={18} />
          {text}
        </>
      )}
    </output>
  );
}

function failureText({ phase }: PlayerState): string {
  const notice = phase.status === "idle" ? null : phase.track.notice;
  if (phase.status === "idle" || notice === null) return "";
  const verse = phase.track.playlist[notice.index]?.verse;
  const which = verse ? ` (${verseKey(verse)})` : "";
  return `${notice.failure}${which}`;
}
