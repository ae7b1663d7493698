import { useFormats } from "../../../texts/use-formats.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { formatTime } from "./format-time.ts";
import { usePlayer, usePlayerState } from "../player-context.ts";
import classes from "./seek-slider.module.css";

const STEP_SECONDS = 0.1;

/** The position in the recording, from 0 to its duration. */
export function SeekSlider() {
  const t = useTexts("player");
  const { numerals } = useFormats();
  const { store } = usePlayer();
  const position = usePlayerState(({ phase }) => ("track" in phase ? phase.track.position : 0));
  const duration = usePlayerState(({ phase }) => ("track" in phase ? phase.track.duration : null));
  const [elapsed = "", total = ""] = [position, duration].map((seconds) =>
    numerals(formatTime(seconds)),
  );
  return (
    <div className={classes.seek}>
      <span className={classes.time}>{elapsed}</span>
      <input
        type="range"
        className={classes.slider}
        aria-label={t("position")}
        aria-valuetext={t("elapsed", { elapsed, total })}
        min={0}
        max={duration ?? 0}
        step={STEP_SECONDS}
        value={position}
        disabled={duration === null}
        onChange={(event) => store.send({ type: "seek", position: event.target.valueAsNumber })}
      />
      <span className={classes.time}>{total}</span>
    </div>
  );
}
