import { IconAlertTriangle } from "@tabler/icons-react";
import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { failureKey } from "../failure-key.ts";
import { usePlayerState } from "../player-context.ts";
import { verseKey } from "../machine/playlist.ts";
import classes from "./player-dock.module.css";

/** The failure and its verse. The player's only live announcement: everything else is recited. */
export function DockFailure() {
  const t = useTexts("player");
  const { numerals } = useFormats();
  const track = usePlayerState(({ phase }) => (phase.status === "idle" ? null : phase.track));
  const notice = track?.notice;
  const verse = notice && track.playlist[notice.index]?.verse;
  return (
    <output className={classes.failure}>
      {notice && (
        <>
          <IconAlertTriangle aria-hidden="true" size={18} />
          {t(failureKey(notice.failure))}
          {verse && ` (${numerals(verseKey(verse))})`}
        </>
      )}
    </output>
  );
}
