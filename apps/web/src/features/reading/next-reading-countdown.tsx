import { countdown, countdownText } from "@daily-quran/reading-schedule/countdown";
import { useEffect, useState } from "react";
import { untilNextReading } from "../../reader/day/next-reading.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./reading-hero.module.css";

const TICK_MS = 500;
/** A placeholder as wide as a time, since the server renders one document for everyone. */
const UNKNOWN = "--:--:--";

/** Counts down to the next reading. */
export function NextReadingCountdown() {
  const t = useTexts("reading");
  const { numerals } = useFormats();
  const [text, setText] = useState(UNKNOWN);
  useEffect(() => {
    const tick = () => setText(countdownText(countdown(untilNextReading())));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={classes.next} data-screen-only>
      {t("nextIn")}{" "}
      <span role="timer" className={classes.time}>
        {numerals(text)}
      </span>
    </p>
  );
}
