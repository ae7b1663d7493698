import type { Cycle } from "@daily-quran/domain/group/cycle";
import { groupPath } from "@daily-quran/domain/web-paths";
import { Button } from "../../../ui/buttons/button.tsx";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Empty } from "../../../ui/status/empty.tsx";
import { Unloaded } from "../../../ui/status/unloaded.tsx";
import { ShowMore } from "../../../ui/buttons/show-more.tsx";
import type { TabProps } from "../tab-props.ts";
import { Link } from "../../../ui/buttons/link.tsx";
import { CycleCard } from "./cycle-card.tsx";
import classes from "./overview.module.css";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { StartCycleForm } from "./start-cycle-form.tsx";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { useDayStart } from "../../../reader/day/use-day-start.ts";
import { useCycles } from "../../../reader/day/use-cycles.ts";

/** The group's cycles; a leader can start one while none goes on after today, and change or remove one. */
export function OverviewTab({ group, access, quizPath }: TabProps) {
  const t = useTexts("cycles");
  const [starting, setStarting] = useState(false);
  const today = utcDay(useDayStart());
  const { cycles, error, refetch, ...query } = useCycles(group.id);
  if (!cycles)
    return <Unloaded failed={t("failed")} loading={t("loading")} of={{ error, refetch }} />;
  const canStart = access.isLeader && !cycles.some(({ endDate }) => endDate > today);
  const isAlone = access.isLeader && group.memberCount === 1;
  const startButton = canStart && (
    <Button mt="md" variant={isAlone ? "default" : "filled"} onClick={() => setStarting(true)}>
      {t("start")}
    </Button>
  );
  return (
    <>
      {isAlone && <InvitePeople groupId={group.id} isFirst={cycles.length === 0} />}
      {cycles.length === 0 ? (
        <Empty title={t("none")} hint={t(access.isLeader ? "noneLeader" : "noneMember")}>
          {startButton}
        </Empty>
      ) : (
        <ul className={classes.cycles}>
          {cycles.toSorted(activeFirst).map((cycle) => (
            <li key={cycle.id}>
              <CycleCard
                cycle={cycle}
                group={{ id: group.id, name: group.name }}
                quizPath={access.role && quizPath}
                memberCount={group.memberCount ?? 0}
                canManage={access.isLeader}
              />
            </li>
          ))}
        </ul>
      )}
      {cycles.length > 0 && startButton}
      <ShowMore query={query} />
      <StartCycleDialog groupId={group.id} opened={starting} onClose={() => setStarting(false)} />
    </>
  );
}

const activeFirst = (one: Cycle, other: Cycle) => Number(other.isActive) - Number(one.isActive);

interface InvitePeopleProps {
  readonly groupId: number;
  /** Whether nothing else is to be done yet, as today's reading. */
  readonly isFirst: boolean;
}

/** What a group needs that has nobody but its creator. */
function InvitePeople({ groupId, isFirst }: InvitePeopleProps) {
  const t = useTexts("cycles");
  return (
    <Empty title={t("alone")} hint={t("aloneHint")}>
      <Button
        component={Link}
        to={groupPath(groupId, "members")}
        mt="md"
        variant={isFirst ? "filled" : "default"}
      >
        {t("invite")}
      </Button>
    </Empty>
  );
}

interface StartCycleDialogProps {
  readonly groupId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function StartCycleDialog({ groupId, opened, onClose }: StartCycleDialogProps) {
  const t = useTexts("cycles");
  return (
    <Dialog title={t("start")} description={t("startWhy")} opened={opened} onClose={onClose}>
      <StartCycleForm groupId={groupId} onClose={onClose} />
    </Dialog>
  );
}
