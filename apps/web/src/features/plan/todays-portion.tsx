import { ordinalOf } from "@daily-quran/domain/progress/marked-readings";
import { portionPath } from "@daily-quran/domain/web-paths";
import { wholeMinutesOf } from "@daily-quran/reading-schedule/verse-minutes";
import { portionsOf } from "@daily-quran/reading-schedule/plans/personal-plan";
import { commonVerses, countVerses, type VerseSpan } from "@daily-quran/quran/verse-spans";
import { Button } from "../../ui/buttons/button.tsx";
import { Link } from "../../ui/buttons/link.tsx";
import { progress as store } from "../../reader/progress/progress.ts";
import { marksOf } from "../../reader/progress/marks-of.ts";
import { useItems } from "../../reader/progress/use-progress.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import type { OwnPlanState } from "./own-plans.ts";
import classes from "./plan.module.css";
import { RestNote } from "./rest-note.tsx";
import { useVersesTitle } from "../../reader/day-title.ts";

interface TodaysPortionProps {
  readonly state: OwnPlanState;
  readonly timeZone: string;
  /** Whether what was marked today is listed below. */
  readonly isListed: boolean;
}

/** What a plan reads today: its verses to open, and the mark that they were read. */
export function TodaysPortion({ state, timeZone, isListed }: TodaysPortionProps) {
  const t = useTexts("plans");
  const formats = useFormats();
  const titleOf = useVersesTitle();
  const continued = useTexts("progress");
  const positions = useItems("position");
  const { id, plan, progress, today, restsUntil } = state;
  const portion = portionsOf(plan).find(({ date }) => date === today);
  if (progress.isFinished) return <p className={classes.state}>{t("finished")}</p>;
  if (today < plan.startsOn)
    return <p className={classes.state}>{t("begins", { day: formats.day(plan.startsOn) })}</p>;
  if (restsUntil !== undefined)
    return (
      <div className={classes.portion}>
        <RestNote state={state} />
        <Button component={Link} to={portionPath(id)} variant="default">
          {t(progress.missedDays > 0 ? "open" : "readAhead")}
        </Button>
      </div>
    );
  if (!portion) return <p className={classes.state}>{t("nothingToday")}</p>;
  const unread = progress.today;
  const at = positions?.find((position) => position.id === id)?.value.verse;
  const isHere = at !== undefined && commonVerses(unread, [spanOfVerse(at)]).length > 0;
  const stopped = isHere ? at : undefined;
  return (
    <div className={classes.portion}>
      <p className={classes.title}>
        {t("today", {
          title: titleOf(portion.verses),
          name: (text) => <strong>{text}</strong>,
        })}{" "}
        <span className={classes.quiet}>
          {t("portion", {
            count: countVerses(portion.verses),
            minutes: wholeMinutesOf(portion.verses),
          })}
        </span>
      </p>
      {unread.length > 0 && (
        <div className={classes.buttons}>
          <Button
            component={Link}
            to={portionPath(id) + (stopped ? `#${stopped.replace(":", "-")}` : "")}
          >
            {stopped ? continued("continueAt", { verse: formats.numerals(stopped) }) : t("open")}
          </Button>
          <Button
            variant="default"
            onClick={() => void store.set(...marksOf(id, unread, { date: today, timeZone }))}
          >
            {t("mark")}
          </Button>
        </div>
      )}
      {unread.length === 0 && !isListed && <p className={classes.quiet}>{t("marked")}</p>}
    </div>
  );
}

const spanOfVerse = (verse: string): VerseSpan => ({
  from: ordinalOf(verse),
  to: ordinalOf(verse),
});
