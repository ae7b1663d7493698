import { type CalendarDay, isCalendarDay } from "@daily-quran/reading-schedule/calendar-day";
import { useState } from "react";
import { myReading } from "@daily-quran/domain/web-paths";
import { NewLine } from "../features/day/new-reading-line.tsx";
import { ownPlans, type OwnPlanState } from "../features/plan/own-plans.ts";
import { portionAt } from "../features/plan/plan-portion.ts";
import { PortionEnd } from "../features/plan/portion-end.tsx";
import { PortionHeading } from "../features/plan/portion-heading.tsx";
import { RestNote } from "../features/plan/rest-note.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { useReaderToday } from "../reader/day/reader-today.ts";
import { useItems } from "../reader/progress/use-progress.ts";
import { useTexts } from "../texts/use-texts.ts";
import { Link } from "../ui/buttons/link.tsx";
import { Loading } from "../ui/status/loading.tsx";
import classes from "../features/day/own-day-notice.module.css";
import { VersesReading } from "./verses-reading.tsx";

interface OwnPortionProps {
  readonly planId: string | undefined;
  /** Of the portion; today's without one. */
  readonly date: string | null;
}

/** A portion of an own plan with its end, or why there is none. */
export function OwnPortion({ planId, date }: OwnPortionProps) {
  const t = useTexts("plans");
  const plans = useItems("plan");
  const marks = useItems("mark");
  const today = useReaderToday();
  // What is being read stays when the date turns.
  const [openedOn, setOpenedOn] = useState(today.date);
  const [ahead, setAhead] = useState<CalendarDay>();
  if (!plans || !marks) return <Loading text={t("loading")} />;
  if (date !== null && !isCalendarDay(date)) return <Nothing text={t("noDate")} />;
  const own = plans.filter(({ id }) => id === planId);
  const [state] = ownPlans(own, marks, today.date);
  if (!state) return <Nothing text={t("noPlan")} />;
  const at = { ...state, today: openedOn };
  const portion = portionAt(at, date ?? ahead) ?? (ahead && portionAt(at, undefined));
  if (!portion) return <Nothing text={t(state.progress.isFinished ? "finished" : "noPortion")} />;
  // So does what is read ahead of its date, once it is marked.
  if (date === null && portion.date !== openedOn && portion.date !== ahead) setAhead(portion.date);
  const openToday = () => {
    setOpenedOn(today.date);
    setAhead(undefined);
  };
  return (
    <>
      <PageHead
        title={t("portionHead", { name: state.plan.name })}
        description={t("description")}
      />
      {date === null && openedOn !== today.date && (
        <NewLine label={t("readToday")} onRead={openToday} />
      )}
      {date === null && openedOn === today.date && (
        <TodaysNote state={state} isMissed={portion.date < today.date} />
      )}
      <VersesReading
        key={`${state.id} ${portion.date}`}
        plan={state.id}
        verses={portion.verses}
        isRead={portion.unread.length === 0}
        heading={<PortionHeading state={state} portion={portion} />}
        end={<PortionEnd state={state} portion={portion} marks={marks} timeZone={today.timeZone} />}
      />
    </>
  );
}

interface TodaysNoteProps {
  readonly state: OwnPlanState;
  /** Whether the portion below was missed. */
  readonly isMissed: boolean;
}

/** That a plan rests today, or how much of it was missed, and where to choose how to go on. */
function TodaysNote({ state, isMissed }: TodaysNoteProps) {
  const t = useTexts("plans");
  const days = state.progress.missedDays;
  if (state.restsUntil !== undefined)
    return (
      <>
        <RestNote state={state} />
        {isMissed && <p>{t("missedBelow")}</p>}
      </>
    );
  if (days === 0) return null;
  return (
    <p className={classes.notice} data-screen-only>
      <span>{t("missedHere", { days, go: (text) => <Link to={myReading}>{text}</Link> })}</span>
    </p>
  );
}

/** Why there is no portion, under a heading: the portion's own one is not there. */
function Nothing({ text }: { readonly text: string }) {
  const t = useTexts("plans");
  return (
    <>
      <h1>{t("portionTitle")}</h1>
      <p>{text}</p>
    </>
  );
}
