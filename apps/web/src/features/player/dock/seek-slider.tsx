import { formatTime } from "./format-time.ts";
import { usePlayer, usePlayerState } from "../player-context.ts";
import classes from "./seek-slider.module.css";

const STEP_SECONDS = 0.1;

/** The position in the recording, from 0 to its duration. */
export function SeekSlider() {
  const { store } = usePlayer();
  const position = usePlayerState(({ phase }) => ("track" in phase ? phase.track.position : 0));
  const duration = usePlayerState(({ phase }) => ("track" in phase ? phase.track.duration : null));
  const [elapsed, total] = [formatTime(position), formatTime(duration)];
  return (
    <div className={classes.seek}>
      <span className={classes.time}>{elapsed}</span>
      <input
        type="range"
        className={classes.slider}
        aria-label="Position in the verse"
        aria-valuetext={`${elapsed} of ${total}`}
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
