import { useEffect, useRef } from "react";
import { CheckInMark } from "../../reader/check-in/check-in-mark.tsx";
import { type CycleDay, useCheckIn } from "../../reader/check-in/use-check-in.ts";
import { useLoadedReadDays } from "../../reader/progress/day-marks.ts";
import classes from "./open-check-ins.module.css";
import { useTexts } from "../../texts/use-texts.ts";
import { useOpenCycles } from "./use-open-cycles.ts";

/**
 * At the end of a day of the plan: its check-in for each of the reader's groups that has come to it and asks.
 * Marking the day as read on this page checks in too, so that no other button is there before that.
 */
export function OpenCheckIns({ day }: { readonly day: number }) {
  const open = useOpenCycles().open?.filter(
    ({ cycle: { settings, currentDay } }) =>
      settings.dailyCheckInRequired && settings.startDay <= day && day <= currentDay,
  );
  if (!open?.length) return null;
  return (
    <ul className={classes.checkIns}>
      {open.map(({ group, cycle }) => (
        <OpenCheckIn key={cycle.id} groupName={group.name} cycleId={cycle.id} day={day} />
      ))}
    </ul>
  );
}

interface OpenCheckInProps extends CycleDay {
  readonly groupName: string;
}

function OpenCheckIn({ groupName, cycleId, day }: OpenCheckInProps) {
  const checkIn = useCheckIn({ cycleId, day });
  const t = useTexts("checkin");
  const { mark, isRead } = checkIn;
  const isDayRead = useLoadedReadDays()?.has(day);
  const wasDayRead = useRef(isDayRead);
  useEffect(() => {
    const isMarkedNow = wasDayRead.current === false && isDayRead === true;
    wasDayRead.current = isDayRead;
    if (isMarkedNow && !isRead) mark([day]);
  }, [isDayRead, isRead, mark, day]);
  if (!checkIn.checkIns) return null;
  return (
    <li aria-label={groupName}>
      <span className={classes.group}>{groupName}</span>
      {isRead || isDayRead ? <CheckInMark day={day} checkIn={checkIn} /> : <p>{t("counts")}</p>}
    </li>
  );
}
