import type { Cycle } from "@daily-quran/domain/cycle";
import { useHandedFocus } from "../../lib/use-handed-focus.ts";
import { CheckInMark } from "../../reader/check-in/check-in-mark.tsx";
import { useCheckIn } from "../../reader/check-in/use-check-in.ts";
import classes from "./open-check-ins.module.css";
import { useOpenCycles } from "./use-open-cycles.ts";

/** Today's check-in of each of the reader's groups that asks for one. */
export function OpenCheckIns() {
  const open = useOpenCycles().filter(({ cycle }) => cycle.settings.dailyCheckInRequired);
  if (open.length === 0) return null;
  return (
    <ul className={classes.checkIns}>
      {open.map(({ group, cycle }) => (
        <OpenCheckIn key={cycle.id} groupName={group.name} cycle={cycle} />
      ))}
    </ul>
  );
}

interface OpenCheckInProps {
  readonly groupName: string;
  readonly cycle: Cycle;
}

function OpenCheckIn({ groupName, cycle: { id, currentDay: day } }: OpenCheckInProps) {
  const checkIn = useCheckIn({ cycleId: id, day });
  const part = useHandedFocus<HTMLLIElement>();
  if (!checkIn.checkIns) return null;
  return (
    <li ref={part} aria-label={groupName}>
      <span className={classes.group}>{groupName}</span>
      <CheckInMark day={day} checkIn={checkIn} />
    </li>
  );
}
