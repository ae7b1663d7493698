import { useState } from "react";
import { AudioSettings } from "./audio-settings.tsx";
import { DockButtons } from "./dock-buttons.tsx";
import { DockFailure } from "./dock-failure.tsx";
import { DockTitle } from "./dock-title.tsx";
import { usePlayer } from "../player-context.ts";
import classes from "./player-dock.module.css";
import { PlayOnButton } from "./play-on-button.tsx";
import { SeekSlider } from "./seek-slider.tsx";
import { useFollowVerse } from "../verse/use-follow-verse.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** On a phone one expandable row above the bottom bar; on wider screens everything but the settings. */
export function PlayerDock() {
  const { store } = usePlayer();
  const [isOpen, setOpen] = useState(false);
  useMediaSession(store);
  useShortcuts(store);
  useFollowVerse(store);
  return (
    <section aria-label="Audio player" className={classes.dock} data-open={isOpen}>
      <div className={classes.row}>
        <DockTitle />
        <DockButtons isOpen={isOpen} onOpen={setOpen} />
      </div>
      <div className={classes.seek}>
        <SeekSlider />
        <PlayOnButton />
      </div>
      <DockFailure />
      {isOpen && (
        <div className={classes.settings}>
          <AudioSettings />
        </div>
      )}
    </section>
  );
}
