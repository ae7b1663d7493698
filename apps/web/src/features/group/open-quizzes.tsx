import * as apiPaths from "@daily-quran/domain/api-paths";
import type { Cycle } from "@daily-quran/domain/cycle";
import type { Group } from "@daily-quran/domain/group";
import { quizPath } from "@daily-quran/domain/web-paths";
import { utcDay } from "@daily-quran/reading-schedule/calendar-day";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "../../ui/link.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./open-quizzes.module.css";
import { useDoneText } from "./use-done-text.ts";
import { useProgress } from "./use-progress.ts";

/** Today's quiz of each of the reader's groups: to take, or what it earned. */
export function OpenQuizzes() {
  const { data: groups } = useQuery<Group[]>({
    queryKey: [apiPaths.groups],
    meta: { ownsError: true },
  });
  const [today] = useState(() => utcDay(Date.now()));
  const open = (groups ?? [])
    .filter(({ userRole }) => userRole !== undefined)
    .flatMap(({ activeCycles, ...group }) => activeCycles.map((cycle) => ({ group, cycle })))
    .filter(({ cycle }) => cycle.settings.quizEnabled && cycle.startDate <= today);
  if (open.length === 0) return null;
  return (
    <ul className={classes.quizzes}>
      {open.map(({ group, cycle }) => (
        <li key={cycle.id}>
          <OpenQuiz groupName={group.name} cycle={cycle} />
        </li>
      ))}
    </ul>
  );
}

interface OpenQuizProps {
  readonly groupName: string;
  readonly cycle: Cycle;
}

function OpenQuiz({ groupName, cycle }: OpenQuizProps) {
  const t = useTexts("together");
  const doneText = useDoneText();
  const { done } = useProgress(cycle, true);
  const { id: cycleId, groupId, currentDay: day } = cycle;
  const points = done.get(day);
  return (
    <Link to={quizPath({ groupId, cycleId, day })} className={classes.quiz}>
      <span>{t("quizDay", { group: groupName, day })}</span>{" "}
      <strong>{points === undefined ? t("takeQuiz") : doneText(cycle, points)}</strong>
    </Link>
  );
}
