import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { AudioSettings } from "./audio-settings.tsx";
import { DockButtons, StopButton } from "./dock-buttons.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useFormats } from "../../../texts/use-formats.ts";
import { failureKey } from "../failure-key.ts";
import { verseKey } from "../machine/playlist.ts";
import { DockTitle } from "./dock-title.tsx";
import { followPreferences } from "../follow-preferences.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { usePlayer, usePlayerState } from "../player-context.ts";
import classes from "./player-dock.module.css";
import { SeekSlider } from "./seek-slider.tsx";
import { useFollowVerse } from "../verse/use-follow-verse.ts";
import { useOneTab } from "./use-one-tab.ts";
import { useReciterName } from "../use-reciter.ts";
import { useHeardWords } from "../words/use-heard-words.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useStoredValue } from "../../../lib/storage/use-stored-value.ts";
import { keyShortcuts } from "../../../reader/key-shortcuts.ts";
import type { Command } from "../machine/player-state.ts";
import type { PlayerStore } from "../player-store.ts";

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
  const artist = useReciterName();
  const album = useTexts("shell")("name");
  useMediaSession(store, { album, artist });
  useOneTab(store);
  useShortcuts(store);
  useFollowVerse(store);
  useHeardWords({ store, audioBaseUrl });
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

function PlayOnButton() {
  const t = useTexts("player");
  const { store } = usePlayer();
  const hasMore = usePlayerState(
    ({ phase }) =>
      phase.status !== "idle" && phase.track.scope === "verse" && phase.track.playlist.length > 1,
  );
  if (!hasMore) return null;
  return (
    <button type="button" className={classes.playOn} onClick={() => store.send({ type: "playOn" })}>
      {t("playOn")}
    </button>
  );
}

/** The failure and its verse. The player's only live announcement: everything else is recited. */
function DockFailure() {
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

const COMMANDS: Readonly<Record<string, Extract<Command["type"], "toggle" | "previous" | "next">>> =
  {
    " ": "toggle",
    ArrowLeft: "previous",
    ArrowRight: "next",
  };

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
/** Elements where Space already activates the focused control. */
const PRESSED_BY_SPACE = "button, a, summary, [role='button'], [role='tab'], [role='menuitem']";

/** Keys of the player, for a playing recitation; those of a verse in focus come first. */
function useShortcuts(store: PlayerStore): void {
  const [isOn] = useStoredValue(keyShortcuts);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === undefined) return;
      event.preventDefault();
      store.send({ type: command });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [store, isOn]);
}

function commandOf(event: KeyboardEvent) {
  const { key, target, repeat, isComposing, defaultPrevented } = event;
  if (defaultPrevented || repeat || isComposing) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (target instanceof Element) {
    if (target.closest(FIELDS)) return undefined;
    if (key === " " && target.closest(PRESSED_BY_SPACE)) return undefined;
  }
  return COMMANDS[key];
}
