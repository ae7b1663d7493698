import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import classes from "./daily-audio-bar.module.css";
import { PlaybackIcon } from "../verse/playback-icon.tsx";
import type { PlayableVerse } from "../machine/playlist.ts";
import { isOfPage, usePlayer, usePlayerState } from "../player-context.ts";
import type { PlayerState } from "../machine/player-state.ts";
import type { VersePlayback } from "../verse/use-verse-playback.ts";

function SettingsFailed() {
  const t = useTexts("player");
  return <p role="alert">{t("settingsFailed")}</p>;
}

const AudioSettings = lazyPart(
  "audio settings",
  async () => (await import("./audio-settings.tsx")).AudioSettings,
  { failed: SettingsFailed },
);

interface DailyAudioBarProps {
  /** The verses of the day, as people write them: `9:100-111`. */
  readonly range: string;
  /** The estimated reading time; a recitation may take longer or shorter. */
  readonly minutes: number;
  /** Whether it says what it plays also while it does not play, as the specification's day 101 does. */
  readonly isAlwaysNamed?: boolean;
  /** What the button says instead of "Play the day". */
  readonly label?: string | undefined;
}

/** The button that plays the whole day; without a reading it shows a message. */
export function DailyAudioBar({
  range,
  minutes,
  isAlwaysNamed = false,
  label,
}: DailyAudioBarProps) {
  const t = useTexts("player");
  const { verses } = usePlayer();
  const [isOpen, setOpen] = useState(false);
  const playback = usePlayerState((state) => dayPlayback(state, verses));
  const isPlaying = playback === "playing" || playback === "loading";
  if (verses.length === 0) return <AudioUnavailable />;
  return (
    <section aria-label={t("audio")} className={classes.bar}>
      <PlayDayButton label={label} />
      <span className={classes.minutes}>{t("minutes", { minutes })}</span>
      <IconButton
        className={classes.settings}
        aria-label={t("audioSettings")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustmentsHorizontal aria-hidden="true" size={22} />
      </IconButton>
      {(isPlaying || isAlwaysNamed) && (
        <p className={classes.notice}>{t("continuously", { range })}</p>
      )}
      {isOpen && (
        <div className={classes.panel}>
          <AudioSettings />
        </div>
      )}
    </section>
  );
}

function PlayDayButton({ label }: Pick<DailyAudioBarProps, "label">) {
  const t = useTexts("player");
  const { playDay, store, verses } = usePlayer();
  const playback = usePlayerState((state) => dayPlayback(state, verses));
  return (
    <button
      type="button"
      className={classes.play}
      aria-busy={playback === "loading"}
      onClick={() => (playback === "idle" ? playDay() : store.send({ type: "toggle" }))}
    >
      <PlaybackIcon playback={playback} />
      {playback === "idle" && label ? label : t(LABELS[playback])}
    </button>
  );
}

const LABELS = {
  idle: "play",
  loading: "pause",
  playing: "pause",
  paused: "resume",
  error: "again",
} as const satisfies Record<VersePlayback, string>;

/** The day's playback; idle while one verse or another day plays. */
function dayPlayback(state: PlayerState, verses: readonly PlayableVerse[]): VersePlayback {
  const { phase } = state;
  if (phase.status === "idle" || phase.track.scope === "verse") return "idle";
  if (!isOfPage(state, verses)) return "idle";
  return phase.status === "between" ? "playing" : phase.status;
}

function AudioUnavailable() {
  const t = useTexts("player");
  return (
    <section aria-label={t("audio")} className={classes.unavailable}>
      <p className={classes.what}>{t("unavailable")}</p>
      <p>{t("notYet")}</p>
    </section>
  );
}
