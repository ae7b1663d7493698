import { usePlayerState } from "../player-context.ts";
import type { PlayerState, Track } from "../machine/player-state.ts";
import { verseKey } from "../machine/playlist.ts";
import classes from "./player-dock.module.css";
import { scrollToVerse } from "../verse/verse-on-page.ts";

/** Which verse it is, and where in the day; pressing it shows the verse. */
export function DockTitle() {
  const track = usePlayerState(({ phase }) => (phase.status === "idle" ? null : phase.track));
  const repeat = usePlayerState((state) => state.repeat);
  const verse = track?.playlist[track.index]?.verse;
  if (!track || !verse) return null;
  return (
    <button type="button" className={classes.title} onClick={() => scrollToVerse(verseKey(verse))}>
      <span className={classes.verse}>{verse.title}</span>{" "}
      <span className={classes.position}>{positionText(track, repeat)}</span>
    </button>
  );
}

function positionText(
  { playlist, index, round, scope }: Track,
  repeat: PlayerState["repeat"],
): string {
  const position = scope === "day" ? `Verse ${index + 1} of ${playlist.length}` : "This verse only";
  const isRepeated = repeat.mode === "verse" || (scope === "day" && repeat.mode !== "off");
  if (!isRepeated) return position;
  return `${position} · time ${round}${repeat.times === null ? "" : ` of ${repeat.times}`}`;
}
