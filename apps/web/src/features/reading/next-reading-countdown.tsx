import { type Countdown, countdown } from "@daily-quran/reading-schedule/countdown";
import { useEffect, useState } from "react";
import { untilNextReading } from "../../reader/day/next-reading.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./reading-hero.module.css";

const TICK_MS = 500;

/** A label without its time looks broken; its place stays. */
const UNKNOWN = { visibility: "hidden" } as const;

/** Counts down to the next reading: in minutes, and in seconds in the last one. */
export function NextReadingCountdown() {
  const t = useTexts("reading");
  // Unknown at first, since the server renders one document for everyone.
  const [left, setLeft] = useState<Countdown>();
  useEffect(() => {
    const tick = () => setLeft(countdown(untilNextReading()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={classes.next} style={left ? undefined : UNKNOWN} data-scripted>
      {t("nextIn")}{" "}
      <span role="timer" className={classes.time}>
        {left && (left.hours + left.minutes > 0 ? t("left", left) : t("leftSeconds", left))}
      </span>
    </p>
  );
}
