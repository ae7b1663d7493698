import { useTexts } from "../../texts/use-texts.ts";
import type { ReadersDay } from "../../reader/day/day-clock.ts";
import { BackToEveryone } from "../../reader/day/back-to-everyone.tsx";
import { startPlan } from "../../reader/day/day-override.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import { TextButton } from "../../ui/buttons/text-button.tsx";
import classes from "./own-day-notice.module.css";

interface OwnDayChoiceProps {
  readonly shownDay: number;
  readonly day: ReadersDay;
}

/** Starts the reader's own plan at the shown day, or follows everyone again. */
export function OwnDayChoice({ shownDay, day }: OwnDayChoiceProps) {
  const t = useTexts("reading");
  const schedule = useTexts("schedule");
  const showToast = useShowToast();
  if (shownDay === day.day || shownDay === day.globalDay) return <BackToEveryone />;
  return (
    <TextButton
      className={classes.choose}
      isStrong
      data-scripted
      onClick={() => {
        const undo = startPlan(shownDay);
        showToast({ title: t("planStarted", { day: shownDay }), undo });
      }}
    >
      {schedule("startPlan")}
    </TextButton>
  );
}
