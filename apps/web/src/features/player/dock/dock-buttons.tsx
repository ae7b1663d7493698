import {
  IconAdjustmentsHorizontal,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconX,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { PlaybackIcon } from "../verse/playback-icon.tsx";
import { currentKey, usePlayer, usePlayerState } from "../player-context.ts";
import classes from "./player-dock.module.css";
import type { Command, PlayerState } from "../machine/player-state.ts";
import type { VersePlayback } from "../verse/use-verse-playback.ts";
import { verseButton } from "../verse/verse-on-page.ts";

interface DockButtonsProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function DockButtons({ isOpen, onOpen }: DockButtonsProps) {
  const t = useTexts("player");
  const playback = usePlayerState(playbackOf);
  const isFirst = usePlayerState(({ phase }) => phase.status !== "idle" && phase.track.index === 0);
  const isLast = usePlayerState(
    ({ phase }) => phase.status !== "idle" && phase.track.index === phase.track.playlist.length - 1,
  );
  const isSounding = playback === "playing" || playback === "loading";
  const isAlone = isFirst && isLast;
  return (
    <div className={classes.buttons}>
      {!isAlone && (
        <DockButton label={t("previous")} command="previous" isDisabled={isFirst}>
          <IconPlayerSkipBackFilled aria-hidden="true" size={20} />
        </DockButton>
      )}
      <DockButton label={t(isSounding ? "pauseNow" : "playNow")} command="toggle" isMain>
        <PlaybackIcon playback={playback} size={24} />
      </DockButton>
      {!isAlone && (
        <DockButton label={t("next")} command="next" isDisabled={isLast}>
          <IconPlayerSkipForwardFilled aria-hidden="true" size={20} />
        </DockButton>
      )}
      <button
        type="button"
        className={classes.button}
        aria-label={t("settings")}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <IconAdjustmentsHorizontal aria-hidden="true" size={22} />
      </button>
    </div>
  );
}

/** Moves the focus back to the verse, as the closed player's buttons are gone. */
export function StopButton() {
  const t = useTexts("player");
  const { store } = usePlayer();
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t("stop")}
      data-command="stop"
      onClick={() => {
        const key = currentKey(store.get());
        store.send({ type: "stop" });
        if (key !== null) verseButton(key)?.focus({ preventScroll: true });
      }}
    >
      <IconX aria-hidden="true" size={20} />
    </button>
  );
}

interface DockButtonProps {
  readonly label: string;
  readonly command: Extract<Command["type"], "previous" | "toggle" | "next">;
  readonly isDisabled?: boolean;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** Uses aria-disabled: a really disabled button would lose the focus. */
function DockButton({ label, command, isDisabled, isMain, children }: DockButtonProps) {
  const { store } = usePlayer();
  return (
    <button
      type="button"
      className={isMain ? classes.main : classes.button}
      aria-label={label}
      aria-disabled={isDisabled}
      data-command={command}
      onClick={() => {
        if (!isDisabled) store.send({ type: command });
      }}
    >
      {children}
    </button>
  );
}

function playbackOf({ phase }: PlayerState): VersePlayback {
  return phase.status === "between" ? "playing" : phase.status;
}
