import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { AudioSettings } from "./audio-settings.tsx";
import { DockButtons, StopButton } from "./dock-buttons.tsx";
import { DockFailure } from "./dock-failure.tsx";
import { DockTitle } from "./dock-title.tsx";
import { followPreferences } from "../follow-preferences.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { usePlayer } from "../player-context.ts";
import classes from "./player-dock.module.css";
import { PlayOnButton } from "./play-on-button.tsx";
import { SeekSlider } from "./seek-slider.tsx";
import { useFollowVerse } from "../verse/use-follow-verse.ts";
import { useOneTab } from "./use-one-tab.ts";
import { useReciter } from "../use-reciter.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** What plays, its buttons and its position; the settings unfold. */
export function PlayerDock() {
  const t = useTexts("player");
  const { store, audioBaseUrl } = usePlayer();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => followPreferences({ store, audioBaseUrl }), [store, audioBaseUrl]);
  const { pathname } = useLocation();
  // A player that has failed stays behind with its page.
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (store.get().phase.status === "error") store.send({ type: "stop" });
  }, [store, pathname]);
  const reciter = useReciter();
  const album = useTexts("shell")("name");
  useMediaSession(store, { album, artist: reciter ? t(reciter.name) : "" });
  useOneTab(store);
  useShortcuts(store);
  useFollowVerse(store);
  return (
    <section aria-label={t("player")} className={classes.dock} data-player>
      <div className={classes.row}>
        <DockTitle />
        <StopButton />
      </div>
      <div className={classes.controls}>
        <DockButtons isOpen={isOpen} onOpen={setOpen} />
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
