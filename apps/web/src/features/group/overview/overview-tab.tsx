import type { Cycle } from "@daily-quran/domain/group/cycle";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useState } from "react";
import { useTexts } from "../../../texts/use-texts.ts";
import { Empty } from "../../../ui/status/empty.tsx";
import { Failed } from "../../../ui/status/failed.tsx";
import { Loading } from "../../../ui/status/loading.tsx";
import { ShowMore } from "../../../ui/buttons/show-more.tsx";
import type { TabProps } from "../tab-props.ts";
import { InvitePeople } from "./invite-people.tsx";
import { CycleCard } from "./cycle-card.tsx";
import classes from "./overview.module.css";
import { StartCycleDialog } from "./start-cycle-dialog.tsx";
import { useCycles } from "../../../reader/day/use-cycles.ts";

/** The group's cycles; a leader can start one while none is active, and remove one that nobody has begun with. */
export function OverviewTab({ group, access, quizPath }: TabProps) {
  const t = useTexts("cycles");
  const [starting, setStarting] = useState(false);
  const { cycles, error, refetch, ...query } = useCycles(group.id);
  if (!cycles && error)
    return <Failed what={t("failed")} error={error} onRetry={() => void refetch()} />;
  if (!cycles) return <Loading text={t("loading")} />;
  const canStart = access.isLeader && !cycles.some(({ isActive }) => isActive);
  const isAlone = access.isLeader && group.memberCount === 1;
  const startButton = canStart && (
    <Button
      h={44}
      mt="md"
      variant={isAlone ? "default" : "filled"}
      onClick={() => setStarting(true)}
    >
      {t("start")}
    </Button>
  );
  return (
    <>
      {isAlone && <InvitePeople />}
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
                canRemove={access.isLeader}
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
