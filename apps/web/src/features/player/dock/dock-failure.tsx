import { IconAlertTriangle } from "@tabler/icons-react";
import { usePlayerState } from "../player-context.ts";
import type { PlayerState } from "../machine/player-state.ts";
import { verseKey } from "../machine/playlist.ts";
import classes from "./player-dock.module.css";

/** The failure and its verse. The player's only live announcement: everything else is recited. */
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
