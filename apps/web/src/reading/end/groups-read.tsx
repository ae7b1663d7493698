import { useOpenCycles } from "../../features/group/use-open-cycles.ts";
import { type CycleDay, useCheckIn } from "../../reader/check-in/use-check-in.ts";
import { useReadDays } from "../../reader/progress/day-marks.ts";
import { useTexts } from "../../texts/use-texts.ts";

/** Once the reader has read a day: how many have in each group that asks for it. */
export function GroupsRead({ day }: { readonly day: number }) {
  const isRead = useReadDays().has(day);
  const asking = useOpenCycles().open?.filter(
    ({ cycle: { settings, currentDay } }) =>
      settings.dailyCheckInRequired && settings.startDay <= day && day <= currentDay,
  );
  if (!isRead) return null;
  return asking?.map(({ group, cycle }) => (
    <GroupRead key={cycle.id} name={group.name} cycleId={cycle.id} day={day} />
  ));
}

function GroupRead({ name, ...cycleDay }: CycleDay & { readonly name: string }) {
  const t = useTexts("checkin");
  const { checkIns } = useCheckIn(cycleDay);
  // Of oneself alone there is nothing to tell.
  if (!checkIns || checkIns.members < 2 || checkIns.read === 0) return null;
  const { read, members, day } = checkIns;
  return (
    <p>
      {name} · {t("read", { read, members, day })}
    </p>
  );
}
