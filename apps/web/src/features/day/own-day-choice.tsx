import { useTexts } from "../../texts/use-texts.ts";
import type { ReadersDay } from "./day-clock.ts";
import { followEveryone, startPlan } from "./day-override.ts";
import { useShowToast } from "../../ui/toasts/use-toasts.ts";
import textButton from "../../ui/buttons/text-button.module.css";
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
  if (shownDay === day.day) {
    if (!day.isOwn) return null;
    return (
      <button
        type="button"
        className={`${textButton.button} ${classes.choose}`}
        data-strong
        onClick={followEveryone}
      >
        {t("backTo", { day: day.globalDay })}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={`${textButton.button} ${classes.choose}`}
      data-strong
      onClick={() => {
        startPlan(shownDay);
        showToast({ title: schedule("planStarted", { day: shownDay }) });
      }}
    >
      {schedule("startPlan")}
    </button>
  );
}
